import Headway

/// What a film plays: an indicator, where it stands, what happens to it, and when to look.
public struct Scenario: Sendable {
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
