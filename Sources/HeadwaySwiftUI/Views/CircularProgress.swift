#if canImport(SwiftUI)
import Headway
import HeadwayHosting
public import SwiftUI

/// A ring that shows how far something is, or that it goes on.
///
/// It follows `tint`, the colour scheme and reduced motion; `.circularStyle(_:)` changes its look.
public struct CircularProgress: View {
    private let value: Double?
    private let diameter: CGFloat
    @StateObject private var model: IndicatorModel<CircularIndicator>
    @SwiftUI.Environment(\.circularStyle) private var style
    @SwiftUI.Environment(\.progressTint) private var tint
    @SwiftUI.Environment(\.trackTint) private var track

    /// Makes a ring of a value: clamped to 0…1, NaN leaves the last value, nil is indeterminate.
    ///
    /// `diameter` is in points; 48 is Material's (Sources.md#sizes).
    public init(value: Double?, diameter: CGFloat = 48) {
        self.value = value
        self.diameter = diameter
        _model = StateObject(wrappedValue: IndicatorModel(CircularIndicator(progress: ProgressValue(value))))
    }

    /// Makes a ring of a part and its whole, as `ProgressView` does; nil, or a whole that is not above 0, is indeterminate.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value, diameter: CGFloat = 48) {
        self.init(value: Double(part: value, of: total), diameter: diameter)
    }

    /// Makes an indeterminate ring.
    public init() { self.init(value: nil) }

    /// The ring.
    public var body: some View {
        IndicatorCanvas(model: model, colors: colors)
            .frame(width: diameter, height: diameter)
            .onAppear {
                apply(animated: false)
                restyle()
            }
            .onChange(of: value) { _ in apply(animated: true) }
            .onChange(of: resolvedStyle) { _ in restyle() }
            .indicatorAccessibility(model.semantics)
    }

    private var colors: CanvasColors { CanvasColors(tint: tint, track: track) }

    private var resolvedStyle: CircularStyle {
        var resolved = style
        guard style.tint == nil && style.tints.isEmpty && style.trackTint == nil else { return resolved }
        // Naming a track's colour shows the track: the theme decides here.
        resolved.trackTint = colors.trackMark
        resolved.showsTrack = style.showsTrack ?? (style.theme == .material3)
        return resolved
    }

    private func apply(animated: Bool) {
        model.driver.setProgress(ProgressValue(value), animated: animated)
    }

    private func restyle() { model.driver.setStyle(resolvedStyle) }
}
#endif
