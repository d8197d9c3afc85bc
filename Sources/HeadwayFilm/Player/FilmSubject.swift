import Headway

/// An indicator that a film can play: made from a scenario's beginning, and told the calls that not all indicators take.
protocol FilmSubject: Indicator where Style: FilmStyle {
    /// Makes the indicator in a style, with the rest as a scenario begins.
    init(style: Style, _ initial: InitialState)

    /// Makes a call; calls that reading has refused for this kind of indicator do nothing.
    mutating func make(_ call: Call, animated: Bool, at now: Instant, completion: CompletionToken?)
}

extension FilmSubject {
    /// The indicator as it is before anything happens.
    init(_ scenario: ViewScenario) {
        var style = Style(theme: .classic)
        style.apply(scenario.style)
        self.init(style: style, scenario.initial)
    }

    /// Changes what a scenario says of the look.
    mutating func change(_ change: StyleChange) {
        var style = style
        style.apply(change)
        setStyle(style)
    }
}
