import Headway

/// Named values in a fixed order, from which both the JSON and the text of a film are written.
struct Record {
    enum Value {
        case number(Double)
        /// Seconds, to the nanosecond.
        case time(Double)
        case null
        case text(String)
        case flag(Bool)
        case list([Value])
        case record(Record)

        static func records(_ records: [Record]) -> Value { .list(records.map(Value.record)) }
        static func point(_ point: Point) -> Value { .list([.number(point.x), .number(point.y)]) }
        static func instant(_ instant: Instant) -> Value { .number(instant.seconds) }
        static func color(_ color: Color) -> Value { .text(color.hexadecimal) }
    }

    /// A value and its name.
    struct Field {
        var name: String
        var value: Value
    }

    private(set) var fields: [Field] = []

    init(_ fields: KeyValuePairs<String, Value> = [:]) {
        for (name, value) in fields { add(name, value) }
    }

    mutating func add(_ name: String, _ value: Value) { fields.append(Field(name: name, value: value)) }

    /// Gives a field another value.
    mutating func replace(_ name: String, _ value: Value) {
        for index in fields.indices where fields[index].name == name { fields[index].value = value }
    }
}

extension Color {
    /// `#RRGGBB`, or `#RRGGBBAA` if it is translucent.
    var hexadecimal: String {
        let alpha = Self.byte(alpha)
        return alpha == 255 ? opaqueHexadecimal : opaqueHexadecimal + alpha.hexadecimal(digits: 2)
    }

    /// `#RRGGBB`, without its opacity.
    var opaqueHexadecimal: String {
        let bits = Self.byte(red) << 16 | Self.byte(green) << 8 | Self.byte(blue)
        return "#" + bits.hexadecimal(digits: 6)
    }

    private static func byte(_ component: Double) -> UInt32 {
        UInt32((component * 255).rounded(.toNearestOrAwayFromZero))
    }
}
