import Headway

// The words that scenarios use for the engine's choices.

extension IndicatorMode {
    static var words: KeyValuePairs<String, Self> { ["determinate": .determinate, "indeterminate": .indeterminate] }
}

extension DownloadState {
    static var words: KeyValuePairs<String, Self> {
        [
            "initial": .initial, "indeterminate": .indeterminate, "running": .running, "completed": .completed,
            "paused": .paused, "failed": .failed,
        ]
    }
}

extension Theme {
    static var words: KeyValuePairs<String, Self> { ["classic": .classic, "material3": .material3] }
}

extension BackwardMode {
    static var words: KeyValuePairs<String, Self> { ["reset": .reset, "animate": .animate] }
}

extension LinearOrientation {
    static var words: KeyValuePairs<String, Self> {
        ["horizontal": .horizontal, "downward": .downward, "upward": .upward]
    }
}

extension LinearMotion {
    static var words: KeyValuePairs<String, Self> {
        ["disjoint": .disjoint, "web": .web, "contiguous": .contiguous]
    }
}

extension CircularMotion {
    static var words: KeyValuePairs<String, Self> { ["advance": .advance, "retreat": .retreat, "star": .star] }
}

extension DownloadMotion {
    static var words: KeyValuePairs<String, Self> { ["arc": .arc, "growAndShrink": .growAndShrink] }
}

extension Environment.Appearance {
    static var words: KeyValuePairs<String, Self> { ["light": .light, "dark": .dark] }
}

extension Environment.Direction {
    static var words: KeyValuePairs<String, Self> { ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft] }
}
