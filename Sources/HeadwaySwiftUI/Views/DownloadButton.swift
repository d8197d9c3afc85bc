#if canImport(SwiftUI)
public import Headway
public import HeadwayHosting
public import SwiftUI

/// A download and what a user can do with it, as a button.
///
/// The state is the app's or the followed transfer's: no value changes it.
///
///     DownloadButton(following: transfer).progressTint(.orange)
public struct DownloadButton: View {
    private let subject: DownloadSubject
    @SwiftUI.Environment(\.downloadStyle) private var style
    @SwiftUI.Environment(\.progressTint) private var tint
    @SwiftUI.Environment(\.trackTint) private var track
    @SwiftUI.Environment(\.isEnabled) private var isEnabled

    /// Makes a button with a state and a value; nil is an unknown length.
    public init(state: DownloadState, progress: Double? = nil, action: @escaping @MainActor () -> Void) {
        subject = DownloadSubject(state: state, progress: progress, action: action)
    }

    /// Makes a button that follows a transfer: states, progress and what a tap means.
    public init(
        following transfer: any Transfer, taps: TapPolicy = .pausing, action: @escaping @MainActor () -> Void = {}
    ) {
        subject = DownloadSubject(
            state: transfer.status.state, progress: nil, transfer: transfer, taps: taps, action: action)
    }

    /// The button, 44 by 44 points.
    public var body: some View {
        DownloadPicture(subject: subject, style: style, tint: tint, track: track, isEnabled: isEnabled)
            .frame(width: 44, height: 44)
    }
}
#endif
