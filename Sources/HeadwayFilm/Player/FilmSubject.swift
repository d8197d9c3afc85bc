import Headway

/// An indicator that a film can play: made from a scenario's beginning, and told the calls that not all indicators take.
protocol FilmSubject: Indicator {
    /// The indicator as it is before anything happens.
    init(_ scenario: Scenario)

    /// Makes a call; calls that reading has refused for this kind of indicator do nothing.
    mutating func make(_ call: Call, animated: Bool, at now: Instant, completion: CompletionToken?)

    /// Changes the look.
    mutating func change(_ style: StyleChange, at now: Instant)
}
