import Foundation
import Headway
import HeadwayUIKit
import HostCases
@_spi(Double) import UIKit

/// A `LinearProgressView` for the shared cases.
final class LinearUIKitSubject: UIKitSubject<LinearProgressView>, ScreenReaderSubject {
    init() { super.init(LinearProgressView(frame: .bar)) }

    func setProgress(_ progress: Double, animated: Bool, completion: (@MainActor (Bool) -> Void)?) {
        view.setProgress(Float(progress), animated: animated, completion: completion)
    }
    var progress: Double { Double(view.progress) }
    func setHidden(_ hidden: Bool, animated: Bool, completion: (@MainActor (Bool) -> Void)?) {
        view.setHidden(hidden, animated: animated, completion: completion)
    }
    var observedProgress: Progress? {
        get { view.observedProgress }
        set { view.observedProgress = newValue }
    }
    func follow(_ source: any ProgressSource) { view.follow(source) }
    func unfollow() { view.unfollow() }
    func setMode(_ mode: IndicatorMode, animated: Bool, completion: (@MainActor (Bool) -> Void)?) {
        view.setMode(mode, animated: animated, completion: completion)
    }
    func startAnimating() { view.startAnimating() }
    func stopAnimating() { view.stopAnimating() }
    var backward: BackwardMode {
        get { view.backwardProgressAnimationMode }
        set { view.backwardProgressAnimationMode = newValue }
    }
    func setBuffer(_ buffer: Double) { view.buffer = Float(buffer) }
    func setTint(_ color: Headway.Color?) { view.progressTintColor = color.map(\.uiColor) }
    func setGradient(_ colors: [Headway.Color]) { view.progressTintColors = colors.map(\.uiColor) }
    func setTrackTint(_ color: Headway.Color?) { view.trackTintColor = color.map(\.uiColor) }
    func picture() -> [PaintedBar] { view.isHidden ? [] : view.paintedBars() }
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
