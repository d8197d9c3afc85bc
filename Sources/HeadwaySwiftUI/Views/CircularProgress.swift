#if canImport(SwiftUI)
import Headway
public import SwiftUI

/// A ring that shows how far something is, or that it goes on.
///
/// It follows `tint`, the colour scheme and reduced motion; `.circularStyle(_:)` changes its look.
public struct CircularProgress: View {
    private let value: Double?
    private let diameter: CGFloat
    @SwiftUI.Environment(\.circularStyle) private var style
    @SwiftUI.Environment(\.progressTint) private var tint
    @SwiftUI.Environment(\.trackTint) private var track

    /// Makes a ring of a value: clamped to 0…1, NaN leaves the last value, nil is indeterminate.
    ///
    /// `diameter` is in points; 48 is Material's (Sources.md#sizes).
    public init(value: Double?, diameter: CGFloat = 48) {
        self.value = value
        self.diameter = diameter
    }

    /// Makes a ring of a part and its whole, as `ProgressView` does; nil, or a whole that is not above 0, is indeterminate.
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
