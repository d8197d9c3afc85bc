import Headway

/// What a film plays: one indicator or a page of several, what happens to them, and when to look.
public struct Scenario: Sendable {
    /// Of the picture, in points.
    var size: Size
    /// What stands in it, back to front; one indicator unless it is a page.
    var views: [ViewScenario] = []
    /// What is written in it.
    var texts: [FilmText] = []
    /// True for a page, whose indicators are listed one by one.
    var isPage = false
    var environment = Environment()
    /// In the order asked.
    var samples: [Instant] = [.zero]
}

/// One indicator of a scenario: where it stands, and what happens to it.
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
    /// In the order asked.
    var samples: [Instant] = [.zero]
}

/// How the indicator is before anything happens.
struct InitialState: Sendable {
    var progress = ProgressValue.fraction(0)
    var buffer = 0.0
    var isHidden = false
    var mode = IndicatorMode.determinate
    var state = DownloadState.initial
}
