#if canImport(SwiftUI)
public import SwiftUI

/// SwiftUI's own `ProgressView` as a bar of Headway's.
public struct HeadwayLinearProgressViewStyle: ProgressViewStyle {
    /// Makes the style.
    public init() {}

    /// The label over the bar, the current value under it.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            LinearProgress(value: configuration.fractionCompleted)
            configuration.currentValueLabel
        }
    }
}

/// SwiftUI's own `ProgressView` as a ring of Headway's.
public struct HeadwayCircularProgressViewStyle: ProgressViewStyle {
    /// Makes the style.
    public init() {}

    /// The ring over the label, the current value under both.
    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            CircularProgress(value: configuration.fractionCompleted)
            configuration.label
            configuration.currentValueLabel
        }
    }
}

extension ProgressViewStyle where Self == HeadwayLinearProgressViewStyle {
    /// A bar of Headway's.
    public static var headwayLinear: HeadwayLinearProgressViewStyle { HeadwayLinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == HeadwayCircularProgressViewStyle {
    /// A ring of Headway's.
    public static var headwayCircular: HeadwayCircularProgressViewStyle { HeadwayCircularProgressViewStyle() }
}
#endif
