// swift-format-ignore-file
/// A list that scrolls: only what happens to a finger that goes down in it.
@preconcurrency @MainActor open class UIScrollView: UIView {
    open var contentOffset = CGPoint.zero
    open var delaysContentTouches = true

    /// Whether a touch that a view within has begun to handle is taken from it when the finger begins to drag: not from controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// A finger that goes down, rests long enough for the view under it to be told, then moves.
    @_spi(Double) public func drag(from point: CGPoint, by distance: CGFloat) {
        guard let view = hitTest(point, with: nil) else { return }
        let touch = UITouch(at: point, in: self, view: view)
        view.touchesBegan([touch], with: nil)
        touch.place.y -= distance
        if view === self || touchesShouldCancel(in: view) {
            if view !== self { view.touchesCancelled([touch], with: nil) }
            contentOffset.y += distance
        } else {
            view.touchesMoved([touch], with: nil)
            view.touchesEnded([touch], with: nil)
        }
    }

    /// A finger that goes down and up in one place.
    @_spi(Double) public func tap(at point: CGPoint) {
        guard let view = hitTest(point, with: nil) else { return }
        let touch = UITouch(at: point, in: self, view: view)
        view.touchesBegan([touch], with: nil)
        view.touchesEnded([touch], with: nil)
    }
}

@preconcurrency @MainActor open class UITouch: NSObject {
    var place: CGPoint
    private let frame: UIView
    open private(set) var view: UIView?
    init(at place: CGPoint, in frame: UIView, view: UIView) {
        (self.place, self.frame, self.view) = (place, frame, view)
    }
    open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: frame) ?? frame.convert(place, from: nil) }
}
