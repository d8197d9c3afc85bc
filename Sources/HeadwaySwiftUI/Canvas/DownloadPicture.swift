#if canImport(SwiftUI) && (!canImport(UIKit) || os(tvOS) || os(watchOS))
import Headway
import HeadwayHosting
import SwiftUI

/// A download drawn on a canvas, in a SwiftUI button.
struct DownloadPicture: View {
    let subject: DownloadSubject
    let style: DownloadStyle
    let tint: SwiftUI.Color?
    let track: SwiftUI.Color?
    let isEnabled: Bool
    @StateObject private var model: IndicatorModel<DownloadIndicator>

    init(
        subject: DownloadSubject, style: DownloadStyle, tint: SwiftUI.Color?, track: SwiftUI.Color?, isEnabled: Bool
    ) {
        (self.subject, self.style, self.tint, self.track) = (subject, style, tint, track)
        self.isEnabled = isEnabled
        let value = subject.transfer?.status.progress ?? ProgressValue(subject.progress)
        _model = StateObject(
            wrappedValue: IndicatorModel(DownloadIndicator(state: subject.state, progress: value)))
    }

    var body: some View {
        Button(action: tap) {
            IndicatorCanvas(model: model, colors: colors)
                .frame(width: 44, height: 44)
                .opacity(isEnabled ? 1 : 0.38)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .onAppear {
            restyle()
            if subject.transfer == nil { apply(animated: false) } else { follow() }
        }
        .onChange(of: subject.identity) { _ in follow() }
        .onChange(of: subject.state) { _ in apply(animated: true) }
        .onChange(of: subject.progress) { _ in apply(animated: true) }
        .onChange(of: resolvedStyle) { _ in restyle() }
        .accessibilityDescription(of: model.semantics)
        .accessibilityAction(of: model.semantics, tap)
    }

    private var colors: CanvasColors { CanvasColors(tint: tint, track: track) }

    private var resolvedStyle: DownloadStyle {
        var resolved = style
        if style.tint == nil && style.trackTint == nil && style.theme == .material3 {
            resolved.trackTint = colors.trackMark
        }
        return resolved
    }

    private func follow() {
        if let transfer = subject.transfer {
            model.driver.follow(transfer, taps: subject.taps)
        } else {
            model.driver.unfollow()
        }
    }

    private func tap() {
        model.driver.tap()
        subject.action()
    }

    private func apply(animated: Bool) {
        guard subject.transfer == nil else { return }
        model.driver.setProgress(ProgressValue(subject.progress), animated: animated)
        model.driver.setState(subject.state, animated: animated)
    }

    private func restyle() { model.driver.setStyle(resolvedStyle) }
}
#endif
