#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Receives a control's touches in its place.
///
/// A scroll view never takes a touch away from a control, so a list could not be scrolled with a finger that starts on
/// one. It does take it away from a plain view, whatever that does with it.
@MainActor
final class TouchPad: UIView {
    private weak var control: UIControl?

    init(of control: UIControl) {
        self.control = control
        super.init(frame: .zero)
        backgroundColor = .clear
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let control, control.isEnabled else { return }
        control.isHighlighted = true
        control.sendActions(for: .touchDown)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let control, control.isEnabled, let touch = touches.first else { return }
        let isInside = isInside(touch)
        control.isHighlighted = isInside
        control.sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let control, control.isEnabled, let touch = touches.first else { return }
        control.isHighlighted = false
        control.sendActions(for: isInside(touch) ? .touchUpInside : .touchUpOutside)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let control else { return }
        control.isHighlighted = false
        control.sendActions(for: .touchCancel)
    }

    /// How far outside a control UIKit lets a finger move.
    private static let reach: CGFloat = 70

    private func isInside(_ touch: UITouch) -> Bool {
        guard let control else { return false }
        let point = touch.location(in: control)
        let (size, reach) = (control.bounds.size, Self.reach)
        return point.x >= -reach && point.y >= -reach && point.x < size.width + reach && point.y < size.height + reach
    }
}
#endif
