/// The names in a `Content-Disposition` field (RFC 6266), as sent: they are not made safe here.
struct ContentDisposition: Sendable, Equatable {
    /// The value of `filename*`, decoded; nil if absent or malformed.
    private(set) var extendedName: String?
    /// The value of `filename`, nil if absent.
    private(set) var plainName: String?

    init(_ field: String) {
        // Anything that is not UTF-8 is ISO-8859-1, in which old servers send names (RFC 9110, 5.5).
        let text =
            field.hasRawBytes
            ? String(String.UnicodeScalarView(field.rawBytes.map { Unicode.Scalar($0) })) : field
        var rest = text.unicodeScalars[...]
        // Some servers omit the type and begin with the name.
        let type = Self.take(from: &rest, until: [";", "="])
        if rest.first == "=" { rest = (";" + type + String(rest)).unicodeScalars[...] }
        while rest.popFirst() != nil {
            let name = Self.take(from: &rest, until: ["=", ";"])[...].trimmingBlanks().lowercased()
            guard rest.first == "=" else { continue }
            rest.removeFirst()
            let value = Self.value(from: &rest)
            switch name {
            case "filename*" where extendedName == nil: extendedName = Self.decode(value)
            case "filename" where plainName == nil: plainName = value
            default: break
            }
        }
    }

    private static func take(
        from rest: inout Substring.UnicodeScalarView, until ends: Set<Unicode.Scalar>
    ) -> String {
        let end = rest.firstIndex { ends.contains($0) } ?? rest.endIndex
        defer { rest = rest[end...] }
        return String(rest[..<end])
    }

    /// A token or a quoted string, up to the next `;`.
    ///
    /// Only quotes and backslashes are unescaped, because old servers quote raw Windows paths.
    private static func value(from rest: inout Substring.UnicodeScalarView) -> String {
        while rest.first == " " || rest.first == "\t" { rest.removeFirst() }
        guard rest.first == "\"" else { return take(from: &rest, until: [";"])[...].trimmingBlanks() }
        rest.removeFirst()
        var text = String.UnicodeScalarView()
        while let scalar = rest.popFirst(), scalar != "\"" {
            if scalar == "\\", let next = rest.first, next == "\"" || next == "\\" {
                rest.removeFirst()
                text.append(next)
            } else {
                text.append(scalar)
            }
        }
        _ = take(from: &rest, until: [";"])
        return String(text)
    }

    /// Decodes `charset'language'percent-encoded` (RFC 8187) in UTF-8 or ISO-8859-1.
    private static func decode(_ value: String) -> String? {
        let pieces = value.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
        guard pieces.count == 3, let bytes = PercentCoding.decode(pieces[2]) else { return nil }
        switch pieces[0].lowercased() {
        case "utf-8": return String(validating: bytes, as: UTF8.self)
        case "iso-8859-1":
            return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        default: return nil
        }
    }
}
