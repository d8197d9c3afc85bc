#if canImport(UIKit)
import Headway
import HeadwayFoundation
import HeadwayHosting
import UIKit

/// A view that shows an indicator.
@MainActor
protocol IndicatorView: UIView {
    /// The semantics have changed: state, value or activity.
    func semanticsChanged(from old: Semantics, to new: Semantics)
}

/// What an indicator's hiding means to its view.
enum HidingPolicy {
    /// The view's `isHidden` follows.
    case withView
    /// The view stays, empty: the indicator was only stopped.
    case alone
}

/// What every indicator view has in common, as a part of it, since one of them is a control and the others are not.
///
/// The view holds its host, the host its driver; towards the view and from the run loop all references are weak.
@MainActor
final class ViewHost<Subject: Indicator>: FrameHost {
    typealias CompletionHandler = @MainActor (_ finished: Bool) -> Void

    let driver: IndicatorDriver<Subject>
    private(set) var semantics = Semantics()
    private(set) weak var view: (any IndicatorView)?
    private var frame = Frame()
    private var latest = Instant.zero
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
        // Whoever waits for a completion still gets it, once, in a turn of its own.
        let driver = driver
        Task { @MainActor in driver.shutDown() }
    }

    /// Begins: the view exists, in no window yet.
    func attach(to view: any IndicatorView) {
        self.view = view
        updateOnScreen()
        driver.attach(to: self)
        driver.change { indicator, now, _ in indicator.removeFromWindow(at: now) }
        refreshEnvironment()
    }

    // MARK: What the view tells

    /// The view has been put into a window or taken out of one.
    func windowChanged() {
        guard let view else { return }
        if view.window != nil {
            observe()
            refreshEnvironment()
            isInBackground = false
            driver.change { indicator, _, _ in indicator.addToWindow() }
        } else {
            observers = []
            updateOnScreen()
            driver.change { indicator, now, _ in indicator.removeFromWindow(at: now) }
            // A hiding that was under way is over.
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

    /// The view's own `isHidden` was set: at once, without motion.
    func hiddenChanged() {
        updateOnScreen()
        guard let view, !isSettingHidden, hiding == .withView else { return }
        let hidden = view.isHidden
        driver.change { $0.setHidden(hidden, animated: false, at: $1, completion: $2) }
    }

    // MARK: What the view asks

    /// Changes the indicator; animated only where the environment and UIKit itself move things.
    func change(
        animated: Bool, completion: CompletionHandler? = nil,
        _ body: (inout Subject, Bool, Instant, CompletionToken?) -> Void
    ) {
        let moves = driver.environment.animates(animated && UIView.areAnimationsEnabled)
        driver.change(completion: completion) { body(&$0, moves, $1, $2) }
    }

    /// Shows or hides by growing or shrinking; `isHidden` is true once nothing is left to see.
    func setHidden(_ hidden: Bool, animated: Bool, completion: CompletionHandler?) {
        if !hidden { setHiddenPlainly(false) }
        let ended: CompletionHandler = { [weak self] finished in
            if finished, hidden, let self, self.driver.indicator.isHidden { self.setHiddenPlainly(true) }
            completion?(finished)
        }
        change(animated: animated, completion: ended) { indicator, moves, now, token in
            indicator.setHidden(hidden, animated: moves, at: now, completion: token)
        }
        if hidden {
            driver.render(into: &frame)
            if !frame.isVisible { setHiddenPlainly(true) }
        }
    }

    /// The picture of the present instant; a view outside any window shows where everything ends up.
    func currentFrame() -> Frame {
        if view?.window != nil {
            driver.render(into: &frame)
        } else {
            var settled = driver.indicator
            settled.addToWindow()
            settled.render(at: now, size: driver.size, environment: driver.environment, into: &frame)
        }
        return frame
    }

    private func setHiddenPlainly(_ hidden: Bool) {
        guard let view, view.isHidden != hidden else { return }
        isSettingHidden = true
        view.isHidden = hidden
        isSettingHidden = false
    }

    // MARK: FrameHost

    var now: Instant {
        // A frame is drawn for the instant at which it will be seen, which is a little later than the clock's.
        latest = max(latest, Instant(seconds: CACurrentMediaTime()))
        return latest
    }

    func setNeedsDisplay() { view?.setNeedsDisplay() }

    func deliverFrames(_ delivery: FrameDelivery) {
        alarm?.cancel()
        alarm = nil
        switch delivery {
        case .none: stopTicking()
        case .at(let instant):
            stopTicking()
            let wait = max(0, (instant - now).seconds)
            alarm = Alarm(after: wait) { [weak self] in
                guard let self else { return }
                // The run loop counts on another clock than ours, and may be a little early.
                self.latest = max(self.latest, instant)
                self.driver.tick()
            }
        case .everyFrame:
            guard ticker == nil else { return }
            ticker = DisplayTicker { [weak self] target in
                guard let self else { return false }
                self.latest = max(self.latest, Instant(seconds: target))
                self.driver.tick()
                return true
            }
        }
    }

    private func stopTicking() {
        ticker?.stop()
        ticker = nil
    }

    func semanticsChanged(to semantics: Semantics) {
        let old = self.semantics
        self.semantics = semantics
        view?.semanticsChanged(from: old, to: semantics)
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
