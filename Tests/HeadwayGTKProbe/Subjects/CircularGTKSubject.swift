import CGTK
import Foundation
import Headway
import HeadwayFoundation
import HeadwayGTK
import HeadwayHosting
import HostCases

/// A `CircularProgressView` for the shared cases.
final class CircularGTKSubject: GTKSubject<CircularIndicator>, CircularSubject {
    private static let side = 64.0
    private let view: CircularProgressView

    init(on stage: Stage) async {
        view = CircularProgressView()
        view.style.theme = .classic
        view.radius = Self.side / 2
        await super.init(view, on: stage, width: Int32(Self.side), height: Int32(Self.side))
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
    func startAnimating(completion: (@MainActor (Bool) -> Void)?) { view.startAnimating(completion: completion) }
    func stopAnimating(completion: (@MainActor (Bool) -> Void)?) { view.stopAnimating(completion: completion) }
    var isAnimating: Bool { view.isAnimating }
    var hidesWhenStopped: Bool {
        get { view.hidesWhenStopped }
        set { view.hidesWhenStopped = newValue }
    }
    var radius: Double {
        get { view.radius }
        set { view.radius = newValue }
    }
    var trackEnabled: Bool {
        get { view.style.showsTrack(in: view.mode) }
        set { view.style.showsTrack = newValue }
    }
    func setTint(_ color: Color?) {
        view.style.tint = color
        view.style.tints = []
    }
    func setTrackTint(_ color: Color?) { view.style.trackTint = color }
    func setCycleColors(_ colors: [Color]) { view.style.tints = colors }
    var wantedSide: Double {
        // Without the size that the place asks for.
        gtk_widget_set_size_request(Stage.cast(view.widget), -1, -1)
        defer { gtk_widget_set_size_request(Stage.cast(view.widget), Int32(Self.side), Int32(Self.side)) }
        return Double(stage.natural(view.widget)[0])
    }
    func picture() -> PaintedRing {
        let middle = view.radius - (view.style.thickness ?? 2.5) / 2
        return place.draw { RenderNode.ring($0, side: Self.side, radius: middle) }
    }
}
