#if canImport(SwiftUI) && (!canImport(UIKit) || os(tvOS) || os(watchOS))
import Headway
import HeadwayHosting
import SwiftUI

/// A bar drawn on a canvas.
struct LinearPicture: View {
    let value: Double?
    let buffer: Double
    let style: LinearStyle
    let tint: SwiftUI.Color?
    let track: SwiftUI.Color?
    @StateObject private var model: IndicatorModel<LinearIndicator>

    init(value: Double?, buffer: Double, style: LinearStyle, tint: SwiftUI.Color?, track: SwiftUI.Color?) {
        (self.value, self.buffer, self.style, self.tint, self.track) = (value, buffer, style, tint, track)
        _model = StateObject(
            wrappedValue: IndicatorModel(LinearIndicator(progress: ProgressValue(value), buffer: buffer)))
    }

    var body: some View {
        IndicatorCanvas(model: model, colors: colors)
            .onAppear {
                apply(animated: false)
                restyle()
            }
            .onChange(of: value) { _ in apply(animated: true) }
            .onChange(of: buffer) { _ in apply(animated: true) }
            .onChange(of: resolvedStyle) { _ in restyle() }
            .indicatorAccessibility(model.semantics)
    }

    private var colors: CanvasColors { CanvasColors(tint: tint, track: track) }

    private var resolvedStyle: LinearStyle {
        var resolved = style
        if !style.namesColors && style.trackTint == nil { resolved.trackTint = colors.trackMark }
        return resolved
    }

    private func apply(animated: Bool) {
        model.driver.setProgress(ProgressValue(value), animated: animated)
        model.driver.setBuffer(buffer, animated: animated)
    }

    private func restyle() { model.driver.setStyle(resolvedStyle) }
}
#endif
