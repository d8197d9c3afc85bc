#if canImport(SwiftUI)
public import Headway
public import SwiftUI

private struct ProgressTintKey: EnvironmentKey { static let defaultValue: SwiftUI.Color? = nil }
private struct TrackTintKey: EnvironmentKey { static let defaultValue: SwiftUI.Color? = nil }
private struct LinearStyleKey: EnvironmentKey { static let defaultValue = LinearStyle() }
private struct CircularStyleKey: EnvironmentKey { static let defaultValue = CircularStyle() }
private struct DownloadStyleKey: EnvironmentKey { static let defaultValue = DownloadStyle() }

extension EnvironmentValues {
    var progressTint: SwiftUI.Color? {
        get { self[ProgressTintKey.self] }
        set { self[ProgressTintKey.self] = newValue }
    }
    var trackTint: SwiftUI.Color? {
        get { self[TrackTintKey.self] }
        set { self[TrackTintKey.self] = newValue }
    }
    var linearStyle: LinearStyle {
        get { self[LinearStyleKey.self] }
        set { self[LinearStyleKey.self] = newValue }
    }
    var circularStyle: CircularStyle {
        get { self[CircularStyleKey.self] }
        set { self[CircularStyleKey.self] = newValue }
    }
    var downloadStyle: DownloadStyle {
        get { self[DownloadStyleKey.self] }
        set { self[DownloadStyleKey.self] = newValue }
    }
}

extension View {
    /// Colours the active part of the indicators inside; nil is the environment's `tint`.
    public func progressTint(_ color: SwiftUI.Color?) -> some View { environment(\.progressTint, color) }

    /// Colours the track of the indicators inside; nil is derived from the tint.
    public func trackTint(_ color: SwiftUI.Color?) -> some View { environment(\.trackTint, color) }

    /// Gives the linear indicators inside a style; its colours take precedence over `progressTint`.
    public func linearStyle(_ style: LinearStyle) -> some View { environment(\.linearStyle, style) }

    /// Gives the circular indicators inside a style; its colours take precedence over `progressTint`.
    public func circularStyle(_ style: CircularStyle) -> some View { environment(\.circularStyle, style) }

    /// Gives the download buttons inside a style; its colours take precedence over `progressTint`.
    public func downloadStyle(_ style: DownloadStyle) -> some View { environment(\.downloadStyle, style) }
}
#endif
