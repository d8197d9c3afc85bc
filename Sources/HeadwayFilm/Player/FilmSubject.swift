import Headway

/// An indicator that a film can play: it is made from a scenario's initial state, and handles the calls that not all indicators have.
protocol FilmSubject: Indicator where Style: FilmStyle {
    /// Makes the indicator with a style and a scenario's initial state.
    init(style: Style, _ initial: InitialState)

    /// Makes a call; calls that this kind of indicator does not have were rejected when the scenario was read.
    mutating func make(_ call: Call, animated: Bool, at now: Instant, completion: CompletionToken?)
}

extension FilmSubject {
    /// The indicator in its initial state.
    init(_ scenario: ViewScenario) {
        var style = Style(theme: .classic)
        style.apply(scenario.style)
        self.init(style: style, scenario.initial)
    }

    /// Changes the style as a scenario says.
    mutating func change(_ change: StyleChange) {
        var style = style
        style.apply(change)
        setStyle(style)
    }
}
