import CGTK
import Headway
import HeadwayHosting

/// The Swift half of a widget that shows an indicator: replays its drawing, and brings it frames and surroundings.
@MainActor
class IndicatorPeer<Subject: Indicator>: WidgetPeer, FrameHost {
    let driver: IndicatorDriver<Subject>
    /// The app's name for assistive technology.
    var label: String? { didSet { publish() } }
    /// The app's value for assistive technology, in place of the per cent.
    var valueText: String? { didSet { publish() } }
    /// The value as a whole per cent; nil while it is not known.
    var percentText: String? { driver.semantics.percent.map(AccessibleState.text) }
    /// The name that assistive technology reads: the app's, else the engine's in English.
    var name: String { label ?? driver.semantics.label.text.description }

    /// Whether a property that is set moves to its new value.
    var animatesProperties = false

    private let state: AccessibleState
    private var told = WatchedValues()
    private(set) lazy var ticks: any TickSource = DisplayTicks(widget) { [weak self] in self?.tick() }
    private lazy var visibility = Visibility(widget) { [weak self] in self?.visibilityChanged() }
    private lazy var surroundings = Surroundings(widget) { [weak self] in self?.readSurroundings() }

    init(widget: Widget, of widgetClass: WidgetClass, _ indicator: Subject) {
        driver = IndicatorDriver(indicator)
        state = AccessibleState(widget)
        super.init(widget: widget, of: widgetClass)
    }

    // MARK: - The host's part

    var now: Instant { ticks.now }

    func setNeedsDisplay() {
        gtk_widget_queue_draw(widget)
    }

    func indicatorChanged() {
        let present = watched
        guard present != told else { return }
        let names = present.names(differingFrom: told)
        told = present
        names.forEach(notify)
    }

    func deliverFrames(_ delivery: FrameDelivery) {
        switch delivery {
        case .none: ticks.stop()
        case .at(let instant): ticks.deliver(at: instant)
        case .everyFrame: ticks.deliverFrames()
        }
    }

    func semanticsChanged(from old: Semantics, to new: Semantics) {
        publish()
        guard new.percent == 100, old.percent != 100 else { return }
        // Later, so that a handler is never called within the change that it hears of.
        _ = Timer(afterMilliseconds: 0) { [weak self] in self?.emit(.completed) }
    }

    func announce(_ announcement: Announcement) {
        let text =
            switch announcement.subject {
            case .percent(let percent): AccessibleState.text(percent: percent)
            case .label(let label): label.text.description
            }
        headway_announce(widget, text)
    }

    /// What the properties tell of at present.
    var watched: WatchedValues {
        WatchedValues(progress: driver.indicator.progress, isHidden: isToHide)
    }

    private func publish() {
        state.publish(driver.semantics, name: name, value: valueText ?? percentText)
    }

    /// Whether hiding was asked for last; the indicator may still be on its way.
    var isToHide: Bool { driver.indicator.isHidden }

    /// Whether it was hidden and nothing is left to see.
    final var isHidden: Bool {
        var isVisible = false
        if isToHide { driver.withFrame { isVisible = $0.isVisible } }
        return isToHide && !isVisible
    }

    /// Shows or hides.
    func setHidden(_ hidden: Bool, animated: Bool, _ completion: Handler?) {
        driver.setHidden(hidden, animated: animated, completion: completion)
    }

    /// Follows a source of progress.
    func follow(_ source: any ProgressSource) {
        driver.follow(source)
    }

    // MARK: - The widget's part

    override func initialized() {
        told = watched
        driver.removeFromWindow()
        driver.isOnScreen = false
        driver.attach(to: self)
    }

    override func snapshot(into snapshot: OpaquePointer) {
        driver.withFrame { frame in
            guard !frame.drawing.operations.isEmpty else { return }
            SnapshotReplay(snapshot).replay(frame.drawing, size: driver.size)
        }
    }

    override func sizeAllocated() {
        let (width, height) = extent
        driver.size = Size(width: width, height: height)
    }

    override func styleChanged() {
        if visibility.isMapped { readSurroundings() }
    }

    override func directionChanged() {
        if visibility.isMapped { readSurroundings() }
    }

    override func rooted() {
        StyleSheet.install(for: widget)
        readSurroundings()
        driver.addToWindow()
    }

    override func unrooted() {
        driver.removeFromWindow()
    }

    override func mapped() {
        surroundings.connect()
        readSurroundings()
        visibility.map()
    }

    override func unmapped() {
        surroundings.disconnect()
        visibility.unmap()
    }

    override func dispose() {
        driver.shutDown()
    }

    /// Takes time from another source, before the widget is shown.
    func replaceTicks(_ make: (_ tick: @escaping @MainActor () -> Void) -> any TickSource) {
        ticks.stop()
        ticks = make { [weak self] in self?.tick() }
    }

    private func tick() {
        visibility.checkPlace()
        driver.tick()
    }

    private func visibilityChanged() {
        driver.isOnScreen = visibility.isOnScreen
    }

    private func readSurroundings() {
        driver.environment = surroundings.environment
    }
}
