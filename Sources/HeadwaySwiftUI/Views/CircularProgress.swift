#if canImport(SwiftUI)
import Headway
public import SwiftUI

/// A ring that shows how far along something is, or that it is in progress.
///
/// It follows `tint`, the colour scheme and reduced motion; `.circularStyle(_:)` changes how it looks.
public struct CircularProgress: View {
    private let value: Double?
    private let diameter: CGFloat
    @SwiftUI.Environment(\.circularStyle) private var style
    @SwiftUI.Environment(\.progressTint) private var tint
    @SwiftUI.Environment(\.trackTint) private var track

    /// Makes a ring with a value: clamped to 0…1, NaN leaves the last value, nil is indeterminate.
    ///
    /// `diameter` is in points; 48 is Material's (Sources.md#sizes).
    public init(value: Double?, diameter: CGFloat = 48) {
        self.value = value
        self.diameter = diameter
    }

    /// Makes a ring with a value and a total, as `ProgressView` does; nil, or a total that is not positive, is
    /// indeterminate.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value, diameter: CGFloat = 48) {
        self.init(value: Double(part: value, of: total), diameter: diameter)
    }

    /// Makes an indeterminate ring.
    public init() { self.init(value: nil) }

    /// The ring.
    public var body: some View {
        CircularPicture(value: value, diameter: diameter, style: style, tint: tint, track: track)
            .frame(width: diameter, height: diameter)
    }
}
#endif
