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

    var isHidden: Bool { view.isHidden }

    func setInWindow(_ isInWindow: Bool) {
        if isInWindow { stage.window.addSubview(view) } else { view.removeFromSuperview() }
    }

    func run(_ seconds: Double) async { await stage.run(seconds) }
    func leap(_ seconds: Double) { DisplayClock.now += seconds }
    var wantsFrames: Bool { !DisplayClock.links.isEmpty }

    func setEnvironment(_ change: (inout Headway.Environment) -> Void) {
        var environment = Headway.Environment()
        change(&environment)
        if environment.reduceMotion != UIAccessibility.isReduceMotionEnabled {
            UIAccessibility.set(reduceMotion: environment.reduceMotion)
        }
        if environment.screenReader != UIAccessibility.isVoiceOverRunning {
            UIAccessibility.set(voiceOver: environment.screenReader)
        }
        // A change of traits is told at once, and what was asked of the system is read then.
        stage.window.setTraits(
            UITraitCollection(
                style: environment.appearance == .dark ? .dark : .light,
                contrast: environment.increaseContrast ? .high : .normal,
                direction: environment.direction == .rightToLeft ? .rightToLeft : .leftToRight))
    }

    var accessibleValue: String? { view.accessibilityValue }
    var accessibleLabel: String? {
        get { view.accessibilityLabel }
        set { view.accessibilityLabel = newValue }
    }
    var announcements: [String] { Array(UIAccessibility.posted.dropFirst(announcedBefore)) }
    func setAccessibilityFocus(_ hasFocus: Bool) { view.isAccessibilityFocused = hasFocus }
}

/// A `LinearProgressView` for the shared cases.
final class LinearUIKitSubject: UIKitSubject<LinearProgressView>, LinearSubject {
    init() { super.init(LinearProgressView(frame: .bar)) }

    func setProgress(_ progress: Double, animated: Bool, completion: (@MainActor (Bool) -> Void)?) {
        view.setProgress(Float(progress), animated: animated, completion: completion)
    }
    var progress: Double { Double(view.progress) }
    func setHidden(_ hidden: Bool, animated: Bool, completion: (@MainActor (Bool) -> Void)?) {
        view.setHidden(hidden, animated: animated, completion: completion)
    }
    func follow(_ source: (any ProgressSource)?) { view.follow(source) }
    func setMode(_ mode: IndicatorMode, animated: Bool, completion: (@MainActor (Bool) -> Void)?) {
        view.setMode(mode, animated: animated, completion: completion)
    }
    func startAnimating() { view.startAnimating() }
    func stopAnimating() { view.stopAnimating() }
    var backward: BackwardMode {
        get { view.backwardProgressAnimationMode }
        set { view.backwardProgressAnimationMode = newValue }
    }
    func picture() -> [PaintedBar] { view.isHidden ? [] : view.paintedBars() }
}

/// A `DownloadView` for the shared cases.
final class DownloadUIKitSubject: UIKitSubject<DownloadView>, DownloadSubject {
    private(set) var taps: [DownloadState] = []

    init() {
        super.init(DownloadView(frame: .ring))
        view.onTap = { [weak self] _, state in self?.taps.append(state) }
    }

    func setProgress(_ progress: Double, animated: Bool, completion: (@MainActor (Bool) -> Void)?) {
        view.setProgress(Float(progress), animated: animated, completion: completion)
    }
    var progress: Double { Double(view.progress) }
    func setHidden(_ hidden: Bool, animated: Bool, completion: (@MainActor (Bool) -> Void)?) {
        view.setHidden(hidden, animated: animated, completion: completion)
    }
    func follow(_ source: (any ProgressSource)?) { view.follow(progress: source) }
    var state: DownloadState { view.downloadState }
    func setState(_ state: DownloadState, animated: Bool, completion: (@MainActor (Bool) -> Void)?) {
        view.setState(state, animated: animated, completion: completion)
    }
    var isEnabled: Bool {
        get { view.isEnabled }
        set { view.isEnabled = newValue }
    }
    func tap() { view.touch() }
    func picture() -> [String] { view.drawn() }
}

extension UIView {
    /// The bars of the present picture.
    func paintedBars() -> [PaintedBar] {
        bars().compactMap { line in
            let words = line.split(separator: " ").map(String.init)
            let place = words[0].split(separator: ",").compactMap { Double($0) }
            let size = words[1].split(separator: "x").compactMap { Double($0) }
            guard place.count == 2, size.count == 2, words.count > 4 else { return nil }
            return PaintedBar(x: place[0], y: place[1], width: size[0], height: size[1], color: words[4])
        }
    }
}
