/// A strict JSON parser (RFC 8259) that knows its position.
///
/// Foundation's parser drops duplicate names, accepts `true` as a number on some systems, and does not name fields; a scenario's
/// errors need all three.
struct JSONReader {
    let bytes: [UInt8]
    var position = 0
    private var depth = 0

    /// Deeper nesting than any scenario has, so that hostile input cannot overflow the stack.
    private static let deepest = 32

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Reads a text that consists of one value.
    static func read(_ bytes: [UInt8]) throws(FilmError) -> JSONValue {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw FilmError(field: "scenario", problem: "takes JSON in UTF-8")
        }
        var reader = JSONReader(bytes)
        let value = try reader.value(path: "")
        reader.skipSpace()
        if reader.position < bytes.count { throw reader.unexpected("the end") }
        return value
    }

    private mutating func value(path: String) throws(FilmError) -> JSONValue {
        skipSpace()
        guard let byte = peek else { throw unexpected("a value") }
        switch byte {
        case UInt8(ascii: "{"): return try nested { (reader) throws(FilmError) in try reader.object(path: path) }
        case UInt8(ascii: "["): return try nested { (reader) throws(FilmError) in try reader.list(path: path) }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        default: throw unexpected("a value")
        }
    }

    private mutating func nested(
        _ read: (inout JSONReader) throws(FilmError) -> JSONValue
    ) throws(FilmError) -> JSONValue {
        guard depth < Self.deepest else {
            throw failure("nested deeper than \(Self.deepest) levels")
        }
        depth += 1
        defer { depth -= 1 }
        position += 1
        return try read(&self)
    }

    private mutating func object(path: String) throws(FilmError) -> JSONValue {
        var fields: [JSONValue.Field] = []
        var names: Set<String> = []
        if take("}") { return .object(fields) }
        repeat {
            skipSpace()
            guard peek == UInt8(ascii: "\"") else { throw unexpected("a field's name in quotes") }
            let name = try string()
            let place = JSONNode.path(path, name)
            guard names.insert(name).inserted else { throw FilmError(field: place, problem: "given twice") }
            guard take(":") else { throw unexpected("a colon") }
            fields.append(JSONValue.Field(name: name, value: try value(path: place)))
        } while take(",")
        guard take("}") else { throw unexpected("a comma or }") }
        return .object(fields)
    }

    private mutating func list(path: String) throws(FilmError) -> JSONValue {
        var values: [JSONValue] = []
        if take("]") { return .list(values) }
        repeat {
            values.append(try value(path: JSONNode.path(path, values.count)))
        } while take(",")
        guard take("]") else { throw unexpected("a comma or ]") }
        return .list(values)
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(FilmError) -> JSONValue {
        guard bytes[position...].starts(with: word.utf8) else { throw unexpected("a value") }
        position += word.utf8.count
        return value
    }
}
