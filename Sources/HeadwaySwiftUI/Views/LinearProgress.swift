#if canImport(SwiftUI)
import Headway
public import SwiftUI

/// A bar that shows how far along something is, or that it is in progress.
///
/// It follows `tint`, the colour scheme, the layout direction and reduced motion; `.linearStyle(_:)` changes how it
/// looks.
///
///     LinearProgress(value: done, buffer: loaded)
public struct LinearProgress: View {
    private let value: Double?
    private let buffer: Double
    @SwiftUI.Environment(\.linearStyle) private var style
    @SwiftUI.Environment(\.progressTint) private var tint
    @SwiftUI.Environment(\.trackTint) private var track

    /// Makes a bar with a value: clamped to 0…1, NaN leaves the last value, nil is indeterminate.
    ///
    /// `buffer` is how much is loaded ahead, 0…1.
    public init(value: Double?, buffer: Double = 0) {
        self.value = value
        self.buffer = buffer
    }

    /// Makes a bar with a value and a total, as `ProgressView` does; nil, or a total that is not positive, is
    /// indeterminate.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value) {
        self.init(value: Double(part: value, of: total))
    }

    /// Makes an indeterminate bar.
    public init() { self.init(value: nil) }

    /// The bar, as wide as possible and as high as its style says.
    public var body: some View {
        LinearPicture(value: value, buffer: buffer, style: style, tint: tint, track: track)
            .frame(width: isUpright ? breadth : nil, height: isUpright ? nil : breadth)
    }

    private var isUpright: Bool { style.orientation != .horizontal }

    private var breadth: CGFloat { CGFloat(style.naturalBreadth) }
}
#endif
