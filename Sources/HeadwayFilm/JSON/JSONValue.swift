/// A JSON value; objects keep the order of their fields.
enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([JSONValue])
    case object([Field])

    /// One name and value of an object.
    struct Field: Sendable, Hashable {
        var name: String
        var value: JSONValue
    }

    /// The value in a few words, for an error's one line.
    var summary: String {
        switch self {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): number.isFinite ? "\(number)".trimmingWholeFraction : "a number that is too large"
        case .string(let text): text.count > 40 ? "\(String(text.prefix(40)).quoted)…" : text.quoted
        case .list: "a list"
        case .object: "an object"
        }
    }
}

extension String {
    /// The text as a JSON string, control characters escaped.
    package var quoted: String {
        var quoted = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            // Line separators too, so that the output stays on one line.
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                quoted += "\\u" + scalar.value.hexadecimal(digits: 4)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// Without the `.0` that Swift prints after whole numbers.
    fileprivate var trimmingWholeFraction: String {
        hasSuffix(".0") ? String(dropLast(2)) : self
    }
}

extension UInt32 {
    /// Upper-case hexadecimal with leading zeros.
    func hexadecimal(digits: Int) -> String {
        let text = String(self, radix: 16, uppercase: true)
        return String(repeating: "0", count: Swift.max(0, digits - text.count)) + text
    }
}
