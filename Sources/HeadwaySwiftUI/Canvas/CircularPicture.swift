#if canImport(SwiftUI) && (!canImport(UIKit) || os(tvOS) || os(watchOS))
import Headway
import HeadwayHosting
import SwiftUI

/// A ring drawn on a canvas.
struct CircularPicture: View {
    let value: Double?
    let style: CircularStyle
    let tint: SwiftUI.Color?
    let track: SwiftUI.Color?
    @StateObject private var model: IndicatorModel<CircularIndicator>

    init(value: Double?, diameter: CGFloat, style: CircularStyle, tint: SwiftUI.Color?, track: SwiftUI.Color?) {
        (self.value, self.style, self.tint, self.track) = (value, style, tint, track)
        _model = StateObject(wrappedValue: IndicatorModel(CircularIndicator(progress: ProgressValue(value))))
    }

    var body: some View {
        IndicatorCanvas(model: model, colors: colors)
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
        guard !style.namesColors && style.trackTint == nil else { return resolved }
        // Setting the track's colour would show the track: here the theme decides.
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
