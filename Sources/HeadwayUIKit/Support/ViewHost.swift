#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import HeadwayFoundation
import HeadwayHosting
package import UIKit

/// A view that can draw the current frame even though layers show it.
@MainActor
package protocol FrameDrawing: UIView {
    /// True while layers show it and `draw(_:)` does nothing.
    var showsLayers: Bool { get }
    /// Draws the current frame into the current context.
    func drawFrame()
}

/// A view that shows an indicator.
@MainActor
protocol IndicatorView: FrameDrawing {
    /// The semantics have changed: state, value or activity.
    func semanticsChanged(from old: Semantics, to new: Semantics)
    /// False if the view has to be drawn frame by frame.
    var canPlayPlans: Bool { get }
    /// Adds the layers that plans move.
    func addParts(_ layers: PlanLayers)
    /// A piece of artwork for a layer, and its box.
    func picture(of name: ArtName, in box: Rect) -> (drawing: Drawing, box: Rect)?
}

extension IndicatorView {
    func addParts(_ layers: PlanLayers) { layer.insertSublayer(layers.root, at: 0) }

    func picture(of name: ArtName, in box: Rect) -> (drawing: Drawing, box: Rect)? { nil }
}

/// What hiding an indicator means for its view.
enum HidingPolicy {
    /// The view's `isHidden` follows.
    case withView
    /// The view stays, but is empty: the indicator has only been stopped.
    case alone
}

/// What all indicator views have in common: a part rather than a base class, since one of them is a control and the others are not.
///
/// The view owns its host, and the host its driver; references to the view and from the run loop are weak.
@MainActor
final class ViewHost<Subject: Indicator>: PlanHost {
    typealias CompletionHandler = IndicatorDriver<Subject>.CompletionHandler

    let driver: IndicatorDriver<Subject>
    private(set) weak var view: (any IndicatorView)?
    private let clock = HostClock { Instant(seconds: CACurrentMediaTime()) }
    /// The layers that Core Animation animates.
    let layers = PlanLayers()
    /// True while the view shows layers and nothing is drawn.
    private(set) var isPlaying = false
    private var ticker: DisplayTicker?
    private var alarm: Alarm?
    private var observers: [NotificationObserver] = []
    private var isSettingHidden = false
    private let hiding: HidingPolicy
    private var isInBackground = false { didSet { updateOnScreen() } }

    init(_ indicator: Subject, hiding: HidingPolicy = .withView) {
        driver = IndicatorDriver(indicator)
        self.hiding = hiding
    }

    deinit {
        // Pending completions are still called, asynchronously.
        let driver = driver
        Task { @MainActor in driver.shutDown() }
    }

    /// Attaches the host to its view, which is not in a window yet.
    func attach(to view: any IndicatorView) {
        self.view = view
        view.addParts(layers)
        updateOnScreen()
        driver.attach(to: self)
        driver.removeFromWindow()
        refreshEnvironment()
    }

    // MARK: Called by the view

    /// The view has been put into a window or taken out of one.
    func windowChanged() {
        guard let view else { return }
        if view.window != nil {
            observe()
            refreshEnvironment()
            isInBackground = false
            driver.addToWindow()
        } else {
            observers = []
            updateOnScreen()
            driver.removeFromWindow()
            // An animated hiding has been superseded.
            if hiding == .withView, driver.indicator.isHidden { setHiddenPlainly(true) }
        }
    }

    /// Traits, tint or direction may have changed.
    func refreshEnvironment() {
        guard let view else { return }
        driver.environment = Environment(of: view)
    }

    /// The picture's size in points.
    func resize(to size: CGSize) {
        driver.size = Size(width: Double(size.width), height: Double(size.height))
    }

    /// The view's own `isHidden` was set, which is not animated.
    func hiddenChanged() {
        updateOnScreen()
        guard let view, !isSettingHidden, hiding == .withView else { return }
        driver.setHidden(view.isHidden, animated: false)
    }

    // MARK: What the view asks

    /// Shows or hides with an animation; `isHidden` becomes true once the indicator has disappeared.
    func setHidden(_ hidden: Bool, animated: Bool, completion: CompletionHandler?) {
        if !hidden { setHiddenPlainly(false) }
        let ended: CompletionHandler = { [weak self] finished in
            if finished, hidden, let self, self.driver.indicator.isHidden { self.setHiddenPlainly(true) }
            completion?(finished)
        }
        driver.setHidden(hidden, animated: animated, completion: ended)
        guard hidden else { return }
        var isVisible = false
        driver.withFrame { isVisible = $0.isVisible }
        if !isVisible { setHiddenPlainly(true) }
    }

    /// Passes the current frame to a closure; outside a window, that is the final state of all animations.
    func withFrame(_ body: (Frame) -> Void) {
        if view?.window != nil { driver.withFrame(body) } else { driver.withSettledFrame(body) }
    }

    private func setHiddenPlainly(_ hidden: Bool) {
        guard let view, view.isHidden != hidden else { return }
        isSettingHidden = true
        view.isHidden = hidden
        isSettingHidden = false
    }

    // MARK: FrameHost

    var now: Instant { clock.now }

    var animatesChanges: Bool { UIView.areAnimationsEnabled }

    var changeDuration: TimeSpan? {
        // Nonzero only within a UIKit animation block.
        let seconds = UIView.inheritedAnimationDuration
        return seconds > 0 ? .seconds(seconds) : nil
    }

    func setNeedsDisplay() { view?.setNeedsDisplay() }

    func indicatorChanged() {
        // Outside a window it is not visible, but a snapshot may be taken.
        if view?.window == nil, !isPlaying { view?.setNeedsDisplay() }
    }

    var canPlayPlans: Bool { view?.canPlayPlans ?? false }

    func play(_ plan: Plan, from instant: Instant) {
        guard let view else { return }
        if !isPlaying {
            isPlaying = true
            // Removes what was drawn.
            view.setNeedsDisplay()
        }
        layers.play(plan, from: instant, scale: driver.environment.scale) { name, box in
            view.picture(of: name, in: box)
        }
    }

    func stopPlaying() {
        isPlaying = false
        layers.clear()
        view?.setNeedsDisplay()
    }

    func deliverFrames(_ delivery: FrameDelivery) {
        alarm?.cancel()
        alarm = nil
        switch delivery {
        case .none: stopTicking()
        case .at(let instant):
            stopTicking()
            let wait = max(0, (instant - now).seconds)
            alarm = Alarm(after: wait) { [weak self] in
                // The run loop uses a different clock, and may fire slightly early.
                self?.driver.tick(at: instant)
            }
        case .everyFrame:
            guard ticker == nil else { return }
            ticker = DisplayTicker { [weak self] target in
                self?.driver.tick(at: Instant(seconds: target))
                return self != nil
            }
        }
    }

    private func stopTicking() {
        ticker?.stop()
        ticker = nil
    }

    func semanticsChanged(from old: Semantics, to new: Semantics) {
        view?.semanticsChanged(from: old, to: new)
    }

    func announce(_ announcement: Announcement) {
        guard let view, view.accessibilityElementIsFocused() else { return }
        UIAccessibility.post(notification: .announcement, argument: SpokenText.announcement(announcement))
    }

    // MARK: Notifications

    private func observe() {
        guard observers.isEmpty else { return }
        let environment: @MainActor (ObjectIdentifier?) -> Void = { [weak self] _ in self?.refreshEnvironment() }
        observers = [
            NotificationObserver(UIAccessibility.reduceMotionStatusDidChangeNotification, environment),
            NotificationObserver(UIAccessibility.voiceOverStatusDidChangeNotification, environment),
            NotificationObserver(UIApplication.didEnterBackgroundNotification) { [weak self] _ in
                self?.isInBackground = true
            },
            NotificationObserver(UIApplication.willEnterForegroundNotification) { [weak self] _ in
                self?.isInBackground = false
            },
            NotificationObserver(UIScene.didEnterBackgroundNotification) { [weak self] scene in
                self?.sceneMoved(scene, toBackground: true)
            },
            NotificationObserver(UIScene.willEnterForegroundNotification) { [weak self] scene in
                self?.sceneMoved(scene, toBackground: false)
            },
        ]
    }

    private func sceneMoved(_ scene: ObjectIdentifier?, toBackground: Bool) {
        guard let own = view?.window?.windowScene, scene == ObjectIdentifier(own) else { return }
        isInBackground = toBackground
    }

    private func updateOnScreen() {
        guard let view else { return }
        driver.isOnScreen = !isInBackground && view.window != nil && !view.isHidden
    }
}
#endif
