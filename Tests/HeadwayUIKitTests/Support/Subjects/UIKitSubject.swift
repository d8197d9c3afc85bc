import Headway
import HeadwayUIKit
import HostCases
@_spi(Double) import UIKit

/// What the shared cases need of any of the views.
@MainActor
class UIKitSubject<View: UIView> {
    let view: View
    let stage: Stage
    private var announcedBefore: Int

    init(_ view: View) {
        self.view = view
        UIAccessibility.set(reduceMotion: false)
        UIAccessibility.set(voiceOver: false)
        stage = Stage(view)
        announcedBefore = UIAccessibility.posted.count
    }

    var isHidden: Bool {
        get { view.isHidden }
        set { view.isHidden = newValue }
    }

    func setInWindow(_ isInWindow: Bool) {
        if isInWindow { stage.window.addSubview(view) } else { view.removeFromSuperview() }
    }

    func run(_ seconds: Double) async { await stage.run(seconds) }
    func leap(_ seconds: Double) { DisplayClock.now += seconds }
    var wantsFrames: Bool { view.isMoving }

    func setEnvironment(_ change: (inout Headway.Environment) -> Void) async {
        var environment = Headway.Environment()
        change(&environment)
        if environment.reducesMotion != UIAccessibility.isReduceMotionEnabled {
            UIAccessibility.set(reduceMotion: environment.reducesMotion)
        }
        if environment.isScreenReaderActive != UIAccessibility.isVoiceOverRunning {
            UIAccessibility.set(voiceOver: environment.isScreenReaderActive)
        }
        stage.window.setTraits(
            UITraitCollection(
                style: environment.appearance == .dark ? .dark : .light,
                contrast: environment.increasesContrast ? .high : .normal,
                direction: environment.direction == .rightToLeft ? .rightToLeft : .leftToRight))
        // What was asked of the system comes by a notification, in a turn of its own.
        await stage.settle()
    }

    var accessibleValue: String? {
        get { view.accessibilityValue }
        set { view.accessibilityValue = newValue }
    }
    var accessibleLabel: String? {
        get { view.accessibilityLabel }
        set { view.accessibilityLabel = newValue }
    }
    var announcements: [String] { Array(UIAccessibility.posted.dropFirst(announcedBefore)) }
    func setAccessibilityFocus(_ hasFocus: Bool) { view.isAccessibilityFocused = hasFocus }
}

extension Headway.Color {
    /// The same colour of UIKit's.
    var uiColor: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
}
