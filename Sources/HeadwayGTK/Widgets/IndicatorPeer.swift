import CGTK
import Headway
import HeadwayHosting

/// The Swift half of a widget that shows an indicator: replays its drawing, and gives it frames and its environment.
@MainActor
class IndicatorPeer<Subject: Indicator>: WidgetPeer, FrameHost {
    let driver: IndicatorDriver<Subject>
    /// The app's name for assistive technology.
    var label: String? { didSet { publish() } }
    /// The app's value for assistive technology, which replaces the percentage.
    var valueText: String? { didSet { publish() } }
    /// The value in whole per cent; nil while unknown.
    var percentText: String? { driver.semantics.percent.map(AccessibleState.text) }
    /// The app's name, or the default in the user's language.
    var name: String { label ?? Wording.current.label(driver.semantics.label) }

    /// Whether setting a property animates it to its new value.
    var animatesProperties = false

    let accessibleState: AccessibleState
    let screenReader: ScreenReader
    /// The indicator's current meaning.
    var semantics: Semantics { driver.semantics }

    /// The style; a change may change the natural size.
    var style: Subject.Style {
        get { driver.indicator.style }
        set {
            guard newValue != style else { return }
            tellingChanges { driver.setStyle(newValue) }
            gtk_widget_queue_resize(widget)
        }
    }

    private var notified = WatchedValues()
    private var isDone = false
    private var isSyncingParent = false
    private var isRooted = false
    private var isOnCairo = false
    private(set) lazy var ticks: any TickSource = DisplayTicks(widget) { [weak self] in self?.tick() }
    private lazy var visibility = Visibility(widget) { [weak self] in self?.visibilityChanged() }
    private lazy var surroundings = Surroundings(widget)
    private var pulseConnection: SignalConnection?

    init(widget: Widget, of widgetClass: WidgetClass, _ indicator: Subject) {
        driver = IndicatorDriver(indicator)
        accessibleState = AccessibleState(widget)
        screenReader = ScreenReader(widget, isBar: widgetClass.role == GTK_ACCESSIBLE_ROLE_PROGRESS_BAR)
        super.init(widget: widget, of: widgetClass)
    }

    // MARK: - The host's part

    var now: Instant { ticks.now }

    func setNeedsDisplay() {
        gtk_widget_queue_draw(widget)
    }

    func indicatorChanged() {
        let present = watched
        guard present != notified else { return }
        let names = present.names(differingFrom: notified)
        notified = present
        syncParent()
        names.forEach(notify)
        noteCompletion()
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
    }

    /// Screen readers decide how often they read a value; `ScreenReader` announces completion and failure.
    func announce(_ announcement: Announcement) {}

    /// The current values of the properties that are notified.
    var watched: WatchedValues {
        WatchedValues(progress: driver.indicator.progress, isHidden: isToHide)
    }

    /// Whether the value is 100 %, which emits `completed`.
    var isComplete: Bool { driver.indicator.progress == 1 }

    /// What is published to assistive technology.
    var accessibleContent: AccessibleContent {
        AccessibleContent(
            name: name, percent: semantics.percent, valueText: valueText ?? percentText, isBusy: semantics.isBusy)
    }

    /// Publishes changes to GTK and screen readers; a widget outside a window is visible to neither.
    func publish() {
        guard isRooted else { return }
        accessibleState.publish(accessibleContent)
        if gtk_widget_get_mapped(widget) != 0 { speak() }
    }

    /// Lets a screen reader read the value.
    func speak() { screenReader.hear(percent: semantics.percent, of: name) }

    /// Whether hiding was requested last; the animation may still be running.
    var isToHide: Bool { driver.indicator.isHidden }

    /// Whether it was hidden and the animation is over.
    final var isHidden: Bool {
        var isVisible = false
        if isToHide { driver.withFrame { isVisible = $0.isVisible } }
        return isToHide && !isVisible
    }

    func setHidden(_ hidden: Bool, animated: Bool, _ completion: Handler?) {
        driver.setHidden(hidden, animated: animated, completion: completion)
    }

    func follow(_ source: any ProgressSource) {
        driver.follow(source)
    }

    private func noteCompletion() {
        let wasDone = isDone
        isDone = isComplete
        guard isDone, !wasDone else { return }
        // Later, so that a handler never runs within the change it is notified of.
        _ = Timer(afterMilliseconds: 0) { [weak self] in self?.emit(.completed) }
    }

    // MARK: - The parent's part

    /// Makes `gtk_progress_bar_get_fraction` return the value, and ends GTK's own pulse.
    private func syncParent() {
        guard Parent.isProgressBar else { return }
        let value = driver.indicator.progress ?? 0
        guard gtk_progress_bar_get_fraction(accessible) != value || isPulsing else { return }
        isSyncingParent = true
        gtk_progress_bar_set_fraction(accessible, value)
        isSyncingParent = false
        accessibleState.restoreValue()
    }

    override func noticed(_ property: Inherited) {
        switch property {
        case .fraction where !isSyncingParent:
            inheritedFraction(gtk_progress_bar_get_fraction(accessible))
            // GTK stores NaN; our value stays as it is.
            syncParent()
        case .isInverted, .scale: surroundingsChanged()
        case .showsText: Parent.silence(widget)
        case .hasFocus: publish()
        default: break
        }
    }

    /// `gtk_progress_bar_set_fraction` was called, which also ends a pulse.
    func inheritedFraction(_ fraction: Double) {
        setProgress(fraction, animated: animatesProperties)
    }

    /// `gtk_progress_bar_pulse` was called.
    func inheritedPulse() {}

    /// The widget within GTK's trough whose style class shows a pulse; the trough may have a text beside it.
    private var progressPart: Widget? {
        gtk_widget_get_last_child(widget).flatMap { gtk_widget_get_first_child($0) }
    }

    private var isPulsing: Bool { progressPart.map { gtk_widget_has_css_class($0, "pulse") != 0 } ?? false }

    /// GTK would draw a frame at each refresh for an invisible pulse; this widget shows its own instead.
    override func pulseNoticed() {
        guard isPulsing else { return }
        // After GTK's own function has returned.
        _ = Timer(afterMilliseconds: 0) { [weak self] in
            guard let self, isPulsing else { return }
            syncParent()
            inheritedPulse()
        }
    }

    // MARK: - The widget's part

    override func initialized() {
        notified = watched
        driver.removeFromWindow()
        driver.isOnScreen = false
        driver.attach(to: self)
        if Parent.isProgressBar, let part = progressPart {
            pulseConnection = SignalConnection(UnsafeMutableRawPointer(part), "notify::css-classes", to: widget) {
                guard let widget = $0 else { return }
                onMainThread("gtk_progress_bar_pulse", widget, otherwise: ()) { Parent.peer(of: $0).pulseNoticed() }
            }
        }
    }

    override func snapshot(into snapshot: OpaquePointer) {
        driver.withFrame { frame in
            guard !frame.drawing.operations.isEmpty else { return }
            SnapshotReplay(snapshot, isOnCairo: isOnCairo).replay(
                frame.drawing, size: driver.size, scale: driver.environment.scale)
        }
    }

    /// Whether the window is rendered by GSK's Cairo renderer, as without a graphics card.
    private static func drawsWithCairo(_ widget: Widget) -> Bool {
        guard let renderer = gtk_widget_get_native(widget).flatMap({ gtk_native_get_renderer($0) }) else {
            return false
        }
        return headway_type_of(UnsafeRawPointer(renderer)) == gsk_cairo_renderer_get_type()
    }

    override func sizeAllocated() {
        let (width, height) = extent
        driver.size = Size(width: width, height: height)
    }

    override func surroundingsChanged() {
        if visibility.isMapped { readSurroundings() }
    }

    override func rooted() {
        StyleSheet.install(for: widget)
        readSurroundings()
        driver.addToWindow()
        isRooted = true
        publish()
    }

    override func unrooted() {
        isRooted = false
        driver.removeFromWindow()
    }

    override func mapped() {
        isOnCairo = Self.drawsWithCairo(widget)
        surroundings.connect()
        readSurroundings()
        visibility.map()
        screenReader.shown()
        publish()
    }

    override func unmapped() {
        surroundings.disconnect()
        visibility.unmap()
        screenReader.end()
    }

    override func windowStateChanged() { visibility.readState() }

    override func dispose() {
        pulseConnection?.disconnect()
        pulseConnection = nil
        screenReader.end()
        driver.shutDown()
    }

    /// Replaces the clock, before the widget is shown.
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
