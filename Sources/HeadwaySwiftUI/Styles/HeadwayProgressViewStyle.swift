#if canImport(SwiftUI)
public import SwiftUI

/// SwiftUI's own `ProgressView` as a Headway bar.
public struct HeadwayLinearProgressViewStyle: ProgressViewStyle {
    /// Makes the style.
    public init() {}

    /// The label above the bar, the current value below it.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            LinearProgress(value: configuration.fractionCompleted)
            configuration.currentValueLabel
        }
    }
}

/// SwiftUI's own `ProgressView` as a Headway ring.
public struct HeadwayCircularProgressViewStyle: ProgressViewStyle {
    /// Makes the style.
    public init() {}

    /// The ring above the label, the current value below both.
    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            CircularProgress(value: configuration.fractionCompleted)
            configuration.label
            configuration.currentValueLabel
        }
    }
}

extension ProgressViewStyle where Self == HeadwayLinearProgressViewStyle {
    /// A Headway bar.
    public static var headwayLinear: HeadwayLinearProgressViewStyle { HeadwayLinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == HeadwayCircularProgressViewStyle {
    /// A Headway ring.
    public static var headwayCircular: HeadwayCircularProgressViewStyle { HeadwayCircularProgressViewStyle() }
}
#endif
