import Headway

extension StyleChange {
    init(_ node: JSONNode, _ kind: IndicatorKind) throws(FilmError) {
        self.init()
        let fields = try kind.fields(node, what: "style, of a \(kind.rawValue) indicator,", \.styleFields)
        theme = try fields.change("theme") { (node) throws(FilmError) in try node.choice() }
        tint = try fields.change("tint") { (node) throws(FilmError) in try node.color() }
        tints = try fields.change("tints") { (node) throws(FilmError) in try node.colors() }
        trackTint = try fields.change("trackTint") { (node) throws(FilmError) in try node.color() }
        thickness = try fields.change("thickness") { (node) throws(FilmError) in try node.length() }
        cornerRadius = try fields.change("cornerRadius") { (node) throws(FilmError) in try node.length() }
        gap = try fields.change("gap") { (node) throws(FilmError) in try node.length() }
        stopMark = try fields.change("stopMark") { (node) throws(FilmError) in try node.stopMark() }
        backward = try fields.change("backward") { (node) throws(FilmError) in try node.choice() }
        orientation = try fields.change("orientation") { (node) throws(FilmError) in
            try node.choice()
        }
        wave = try fields.change("wave") { (node) throws(FilmError) in try node.wave() }
        showDelay = try fields.change("showDelay") { (node) throws(FilmError) in try node.span() }
        minimumVisible = try fields.change("minimumVisible") { (node) throws(FilmError) in try node.span() }
        try readMotion(fields, kind)
    }

    private mutating func readMotion(_ fields: JSONFields, _ kind: IndicatorKind) throws(FilmError) {
        switch kind {
        case .linear:
            linearMotion = try fields.change("motion") { (node) throws(FilmError) in
                try node.choice()
            }
        case .circular:
            circularMotion = try fields.change("motion") { (node) throws(FilmError) in
                try node.choice()
            }
        case .download:
            downloadMotion = try fields.change("motion") { (node) throws(FilmError) in
                try node.choice(["arc": .arc, "growAndShrink": .growAndShrink])
            }
            artwork = try fields.change("artwork") { (node) throws(FilmError) in try node.artwork() }
        }
    }
}

extension JSONFields {
    /// The change to a field of the style.
    fileprivate func change<Value: Sendable>(
        _ name: String, _ read: (JSONNode) throws(FilmError) -> Value
    ) throws(FilmError) -> StyleChange.Field<Value> {
        guard let node = self[name] else { return .kept }
        return node.value == .null ? .themes : .value(try read(node))
    }
}

extension JSONNode {
    fileprivate func length() throws(FilmError) -> Double {
        try number("a length in points, a number from 0 to 100000", in: 0...100_000)
    }

    func span() throws(FilmError) -> TimeSpan {
        TimeSpan(seconds: try number("seconds, a number from 0 to 1000000000", in: 0...Self.latest))
    }

    /// A mark's diameter; true is Material's 4 points (Sources.md#sizes), false none.
    fileprivate func stopMark() throws(FilmError) -> Double {
        if case .bool(let flag) = value { return flag ? 4 : 0 }
        return try number("a diameter in points, a number from 0 to 100000, or true or false", in: 0...100_000)
    }

    fileprivate func wave() throws(FilmError) -> Wave {
        let fields = try JSONFields(self, known: ["amplitude", "wavelength", "speed"], what: "a wave")
        var wave = Wave()
        if let node = fields["amplitude"] { wave.amplitude = try node.length() }
        if let node = fields["wavelength"] {
            wave.wavelength = try node.number(
                "a length in points, a number from 0.0001 to 100000", in: 0.0001...100_000)
        }
        if let node = fields["speed"] {
            wave.speed = try node.number("wavelengths a second, a number from -1000 to 1000", in: -1000...1000)
        }
        return wave
    }

    fileprivate func colors() throws(FilmError) -> [Color] {
        var colors: [Color] = []
        for element in try list("a list of colours, #RRGGBB or #RRGGBBAA") { colors.append(try element.color()) }
        return colors
    }

    func color() throws(FilmError) -> Color {
        let takes = "a colour, #RRGGBB or #RRGGBBAA"
        let text = try text(takes)
        let digits = text.utf8.dropFirst()
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
            digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let bits = UInt32(text.dropFirst(), radix: 16)
        else { throw refusal(takes) }
        if digits.count == 6 { return Color(hex: bits) }
        var color = Color(hex: bits >> 8)
        color.alpha = Double(bits & 255) / 255
        return color
    }
}
