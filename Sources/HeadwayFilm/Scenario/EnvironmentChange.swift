import Headway

/// What a scenario says about the environment; what it leaves out stays as it is.
struct EnvironmentChange: Sendable {
    var appearance: Environment.Appearance?
    var direction: Environment.Direction?
    var reduceMotion: Bool?
    var increaseContrast: Bool?
    var screenReader: Bool?
    var scale: Double?

    init(_ node: JSONNode) throws(FilmError) {
        let fields = try JSONFields(
            node,
            known: ["appearance", "direction", "reduceMotion", "increaseContrast", "screenReader", "scale"],
            what: "environment")
        appearance = try fields["appearance"]?.choice()
        direction = try fields["direction"]?.choice()
        reduceMotion = try fields["reduceMotion"]?.flag()
        increaseContrast = try fields["increaseContrast"]?.flag()
        screenReader = try fields["screenReader"]?.flag()
        scale = try fields["scale"]?.number(
            "device pixels per point, a number from 0.01 to 100", in: 0.01...100)
    }
}

extension Environment {
    mutating func apply(_ change: EnvironmentChange) {
        appearance = change.appearance ?? appearance
        direction = change.direction ?? direction
        reducesMotion = change.reduceMotion ?? reducesMotion
        increasesContrast = change.increaseContrast ?? increasesContrast
        isScreenReaderActive = change.screenReader ?? isScreenReaderActive
        scale = change.scale ?? scale
    }
}
