import Headway

/// What a film plays: one indicator or a page of several, what happens to them, and when to take samples.
public struct Scenario: Sendable {
    /// The size of the picture, in points.
    var size: Size
    /// Its indicators, back to front; one unless it is a page.
    var views: [ViewScenario] = []
    /// The text in it.
    var texts: [FilmText] = []
    /// True for a page, whose indicators are listed one by one.
    var isPage = false
    var environment = Environment()
    /// In the order requested.
    var samples: [Instant] = [.zero]
}

/// One indicator of a scenario: its position, and what happens to it.
struct ViewScenario: Sendable {
    /// The view's upper left corner in the picture.
    var origin = Point(x: 0, y: 0)
    var kind: IndicatorKind
    var size: Size
    var style = StyleChange()
    var environment = Environment()
    var initial = InitialState()
    /// In the order written.
    var events: [Event] = []
    /// In the order requested.
    var samples: [Instant] = [.zero]
}

/// The indicator's state before anything happens.
struct InitialState: Sendable {
    var progress = ProgressValue.fraction(0)
    var buffer = 0.0
    var isHidden = false
    var mode = IndicatorMode.determinate
    var state = DownloadState.initial
}
