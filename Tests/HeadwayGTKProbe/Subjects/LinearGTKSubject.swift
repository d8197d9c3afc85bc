import Foundation
import Headway
import HeadwayFoundation
import HeadwayGTK
import HeadwayHosting
import HostCases

/// A `LinearProgressView` for the shared cases.
final class LinearGTKSubject: GTKSubject<LinearIndicator>, LinearSubject {
    private let view: LinearProgressView

    init(on stage: Stage) async {
        view = LinearProgressView()
        view.style.theme = .classic
        await super.init(view, on: stage, width: 100, height: 10)
    }

    var observedProgress: Progress? {
        didSet {
            if let observedProgress { view.follow(ObservedProgress(observedProgress)) } else { view.unfollow() }
        }
    }
    func follow(_ source: any ProgressSource) {
        observedProgress = nil
        view.follow(source)
    }
    func unfollow() { view.unfollow() }
    func setMode(_ mode: IndicatorMode, animated: Bool, completion: (@MainActor (Bool) -> Void)?) {
        view.setMode(mode, animated: animated, completion: completion)
    }
    func startAnimating() { view.startAnimating() }
    func stopAnimating() { view.stopAnimating() }
    var backward: BackwardMode {
        get { view.style.backward ?? .reset }
        set { view.style.backward = newValue }
    }
    func setBuffer(_ buffer: Double) { view.buffer = buffer }
    func setTint(_ color: Color?) {
        view.style.tint = color
        view.style.tints = []
    }
    func setGradient(_ colors: [Color]) {
        view.style.tint = nil
        view.style.tints = colors
    }
    func setTrackTint(_ color: Color?) { view.style.trackTint = color }
    func picture() -> [PaintedBar] { place.draw { RenderNode.bars($0) } }
}
