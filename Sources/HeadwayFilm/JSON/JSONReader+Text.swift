extension JSONReader {
    /// The byte at the position, nil at the end.
    var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    /// Consumes a punctuation mark, and the space before it, if it is next.
    mutating func take(_ mark: Unicode.Scalar) -> Bool {
        skipSpace()
        guard peek == UInt8(ascii: mark) else { return false }
        position += 1
        return true
    }

    /// Reads a number; one that is too large for a Double is infinite.
    mutating func number() throws(FilmError) -> Double {
        let start = position
        if peek == UInt8(ascii: "-") { position += 1 }
        if peek == UInt8(ascii: "0") { position += 1 } else { try digits() }
        if peek == UInt8(ascii: ".") {
            position += 1
            try digits()
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            position += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
            try digits()
        }
        guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)) else {
            throw failure("not a number")
        }
        return number
    }

    private mutating func digits() throws(FilmError) {
        let start = position
        while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        if position == start { throw unexpected("a digit") }
    }

    /// Reads a string from its opening quote on.
    mutating func string() throws(FilmError) -> String {
        position += 1
        var text = ""
        var start = position
        while let byte = peek, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw failure("control characters in a string must be written as escapes") }
            position += 1
            guard byte == UInt8(ascii: "\\") else { continue }
            text += String(decoding: bytes[start..<position - 1], as: UTF8.self)
            text.unicodeScalars.append(try escape())
            start = position
        }
        guard peek != nil else { throw unexpected("a closing quote") }
        text += String(decoding: bytes[start..<position], as: UTF8.self)
        position += 1
        return text
    }

    private mutating func escape() throws(FilmError) -> Unicode.Scalar {
        guard let byte = peek else { throw unexpected("an escape") }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try scalar()
        default: throw failure("unknown escape")
        }
    }

    private mutating func scalar() throws(FilmError) -> Unicode.Scalar {
        let unit = try codeUnit()
        if let scalar = Unicode.Scalar(unit) { return scalar }
        // A high surrogate is the first half of a scalar beyond U+FFFF.
        guard unit < 0xDC00, peek == UInt8(ascii: "\\") else { throw failure("half a surrogate pair") }
        position += 1
        guard peek == UInt8(ascii: "u") else { throw failure("half a surrogate pair") }
        position += 1
        let low = try codeUnit()
        guard (0xDC00...0xDFFF).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
        else { throw failure("half a surrogate pair") }
        return scalar
    }

    private mutating func codeUnit() throws(FilmError) -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw unexpected("four hexadecimal digits")
            }
            unit = unit << 4 | UInt32(digit)
            position += 1
        }
        return unit
    }

    /// An error at the position.
    func failure(_ problem: String) -> FilmError {
        let before = bytes[..<min(position, bytes.count)]
        let line = before.count { $0 == 0x0A } + 1
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let column = String(decoding: before[lineStart...], as: UTF8.self).unicodeScalars.count + 1
        return FilmError(field: "scenario", problem: "line \(line), column \(column): \(problem)")
    }

    func unexpected(_ wanted: String) -> FilmError {
        guard let byte = peek else { return failure("expected \(wanted), found the end") }
        let shown = (0x21..<0x7F).contains(byte) ? String(Unicode.Scalar(byte)) : "another character"
        return failure("expected \(wanted), found \(shown)")
    }
}
