import CGTK
import CGTKTest
import Headway
import HeadwayGTK
import HeadwayHosting

/// What the shared cases need of any of the widgets: it stands in a real window, with a hand on its clock.
@MainActor
class GTKSubject<Subject: Indicator> {
    typealias View = IndicatorView<Subject>

    let stage: Stage
    let place = Place()
    private let view: View
    private let clock: HandClock
    private let size: (width: Int32, height: Int32)
    private var environment = Environment()

    /// Shows a widget on a stage, at a size.
    init(_ view: View, on stage: Stage, width: Int32, height: Int32) async {
        self.view = view
        self.stage = stage
        size = (width, height)
        var clock: HandClock?
        view.replaceTicks { tick in
            let made = HandClock(tick)
            clock = made
            return made
        }
        // The closure is called at once.
        self.clock = clock ?? HandClock {}
        stage.add(place.widget)
        setInWindow(true)
        await stage.present()
    }

    func setProgress(_ progress: Double, animated: Bool, completion: (@MainActor (Bool) -> Void)?) {
        view.setProgress(progress, animated: animated, completion: completion)
    }
    var progress: Double { view.progress }
    func setHidden(_ hidden: Bool, animated: Bool, completion: (@MainActor (Bool) -> Void)?) {
        view.setHidden(hidden, animated: animated, completion: completion)
    }
    var isHidden: Bool {
        get { view.isHidden }
        set { view.isHidden = newValue }
    }

    func setInWindow(_ isInWindow: Bool) {
        if isInWindow {
            place.put(view.widget, width: size.width, height: size.height)
        } else {
            place.take(view.widget)
        }
    }

    func run(_ seconds: Double) async {
        let (end, frame) = (clock.now + .seconds(seconds), TimeSpan.seconds(1.0 / 60))
        while clock.now < end {
            clock.refresh(after: min(frame, end - clock.now))
            // Completions that are due get their turn of the main actor.
            for _ in 0..<6 { await Task.yield() }
        }
    }
    func leap(_ seconds: Double) { clock.leap(.seconds(seconds)) }
    var wantsFrames: Bool { view.isTicking }

    func setEnvironment(_ change: (inout Environment) -> Void) async {
        let before = environment
        environment = Environment()
        change(&environment)
        // A setting that is set tells so, changed or not, and would have a widget look at all the others too.
        if environment.appearance != before.appearance {
            stage.setting("gtk-application-prefer-dark-theme", environment.appearance == .dark)
        }
        if environment.reducesMotion != before.reducesMotion {
            stage.setting("gtk-enable-animations", !environment.reducesMotion)
        }
        let direction = environment.direction == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
        gtk_widget_set_direction(Stage.cast(view.widget), direction)
        // Style sheets are followed within a frame of the real display.
        await stage.frame()
    }

    var accessibleValue: String? {
        get {
            let property = GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT
            let isKnown = gtk_test_accessible_has_property(OpaquePointer(view.widget), property) != 0
            return isKnown ? stage.text(of: view.widget, headway_check_value_text) : nil
        }
        set { view.accessibilityValue = newValue }
    }
    /// What GTK is told: a control's name, which says more, has scenarios of its own.
    var accessibleLabel: String? {
        get { view is DownloadView ? view.accessibilityLabel : stage.text(of: view.widget, headway_check_label) }
        set { view.accessibilityLabel = newValue }
    }
}

extension Stage {
    /// Waits for a frame of the real display.
    func frame() async {
        guard let clock = gtk_widget_get_frame_clock(window) else { return }
        let frames = SignalCounter(UnsafeMutableRawPointer(clock), "after-paint")
        gtk_widget_queue_draw(window)
        await until("a frame") { frames.count > 0 }
    }

    /// What assistive technology reads, asked for by a check that fails and says what is there.
    func text(
        of widget: UnsafeMutableRawPointer,
        _ check: (OpaquePointer?, UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>?
    ) -> String? {
        guard let message = check(OpaquePointer(widget), "") else { return "" }
        defer { g_free(message) }
        return String(cString: message)
    }
}
