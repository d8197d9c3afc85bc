import Foundation
import Headway
import HeadwayUIKit
import HostCases
@_spi(Double) import UIKit

/// A `CircularProgressView` for the shared cases.
final class CircularUIKitSubject: UIKitSubject<CircularProgressView>, CircularSubject {
    init() {
        super.init(CircularProgressView(frame: .ring))
        view.radius = 32
        view.mode = .determinate
        view.startAnimating()
    }

    func setProgress(_ progress: Double, animated: Bool, completion: (@MainActor (Bool) -> Void)?) {
        view.setProgress(Float(progress), animated: animated, completion: completion)
    }
    var progress: Double { Double(view.progress) }
    var observedProgress: Progress? {
        get { view.observedProgress }
        set { view.observedProgress = newValue }
    }
    func follow(_ source: any ProgressSource) { view.follow(source) }
    func unfollow() { view.unfollow() }
    func setMode(_ mode: IndicatorMode, animated: Bool, completion: (@MainActor (Bool) -> Void)?) {
        view.setMode(mode, animated: animated, completion: completion)
    }
    func startAnimating(completion: (@MainActor (Bool) -> Void)?) { view.startAnimating(completion: completion) }
    func stopAnimating(completion: (@MainActor (Bool) -> Void)?) { view.stopAnimating(completion: completion) }
    var isAnimating: Bool { view.isAnimating }
    var hidesWhenStopped: Bool {
        get { view.hidesWhenStopped }
        set { view.hidesWhenStopped = newValue }
    }
    var radius: Double {
        get { Double(view.radius) }
        set { view.radius = CGFloat(newValue) }
    }
    var trackEnabled: Bool {
        get { view.trackEnabled }
        set { view.trackEnabled = newValue }
    }
    func setTint(_ color: Headway.Color?) { view.progressTintColor = color.map(\.uiColor) }
    func setTrackTint(_ color: Headway.Color?) { view.trackTintColor = color.map(\.uiColor) }
    func setCycleColors(_ colors: [Headway.Color]) { view.cycleColors = colors.map(\.uiColor) }
    var wantedSide: Double { Double(view.intrinsicContentSize.width) }
    func picture() -> PaintedRing {
        view.isHidden ? PaintedRing(colors: Array(repeating: nil, count: 360)) : view.ring()
    }
}

extension UIView {
    /// The ring of the present picture, from the arcs that were drawn one over the other.
    func ring() -> PaintedRing {
        var colors = [String?](repeating: nil, count: 360)
        var color = ""
        for line in drawn() {
            if let stroke = line.split(separator: " ").last, line.hasPrefix("stroke #") { color = String(stroke) }
            let words = line.split(separator: " ")
            guard words.first == "arc", words.count > 3 else { continue }
            let ends = words[3].components(separatedBy: "..").compactMap { Double($0) }
            guard ends.count == 2 else { continue }
            for degree in colors.indices where isWithin(Double(degree) + 0.5, ends) { colors[degree] = color }
        }
        return PaintedRing(colors: colors)
    }

    /// Whether an angle from 12 o'clock is between ends from 3 o'clock.
    private func isWithin(_ degree: Double, _ ends: [Double]) -> Bool {
        let offset = (degree - 90 - ends[0]).truncatingRemainder(dividingBy: 360)
        return (offset < 0 ? offset + 360 : offset) <= ends[1] - ends[0]
    }
}
