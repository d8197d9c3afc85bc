/// Reads a text from its beginning, one token at a time; anything that is not next is left in place.
///
/// A gauge reads each line that a program prints, so this is done on the bytes of UTF-8: a regular expression took up to a
/// hundred times as long.
struct TextScanner {
    private var bytes: Substring.UTF8View

    init(_ text: Substring) { bytes = text.utf8 }

    init(_ text: String) { bytes = text[...].utf8 }

    /// What has not been read yet.
    var rest: Substring { Substring(bytes) }

    var isAtEnd: Bool { bytes.isEmpty }

    /// The next byte; nil at the end.
    var next: UInt8? { bytes.first }

    /// Takes these words, if they are next.
    mutating func take(_ words: String) -> Bool {
        var (place, count) = (bytes.startIndex, 0)
        for byte in words.utf8 {
            guard place < bytes.endIndex, bytes[place] == byte else { return false }
            (place, count) = (bytes.index(after: place), count + 1)
        }
        bytes = bytes.dropFirst(count)
        return true
    }

    /// Takes the first of several words that is next.
    mutating func take(anyOf words: [String]) -> Bool {
        for word in words where take(word) { return true }
        return false
    }

    /// Takes as many bytes as are of a kind; nil if there are none.
    mutating func run(_ isPart: (UInt8) -> Bool) -> Substring? {
        let rest = bytes.drop(while: isPart)
        guard rest.startIndex > bytes.startIndex else { return nil }
        defer { bytes = rest }
        return Substring(bytes[..<rest.startIndex])
    }

    /// Takes ASCII digits; nil if there are none.
    mutating func digits() -> Substring? { run(\.isDigit) }

    /// Takes digits, optionally followed by a point and more digits.
    mutating func decimal() -> Substring? {
        let start = bytes
        guard digits() != nil else { return nil }
        let whole = bytes
        if !take(".") || digits() == nil { bytes = whole }
        return Substring(start[..<bytes.startIndex])
    }

    /// Takes blanks; true if there was at least one.
    @discardableResult
    mutating func blanks() -> Bool { run(\.isBlank) != nil }

    /// Moves on to where these words begin, or stays where it is; true if they were found.
    mutating func skip(to words: StaticString) -> Bool {
        guard let place = rest.place(of: words) else { return false }
        bytes = bytes[place...]
        return true
    }
}

extension UInt8 {
    var isDigit: Bool { (0x30...0x39).contains(self) }
    /// A blank or a tab.
    var isBlank: Bool { self == 0x20 || self == 0x09 }
    var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }

    /// True for one of the ASCII characters of a text.
    func isOne(of characters: StaticString) -> Bool {
        characters.withUTF8Buffer { $0.contains(self) }
    }
}

extension Character {
    /// True for characters of words.
    var isWordPart: Bool { isLetter || isNumber || self == "_" }
}

extension StringProtocol where UTF8View: BidirectionalCollection {
    /// The text without whitespace at its ends.
    var trimmed: String {
        // Most lines have none, and their ends are ASCII.
        if let first = utf8.first, let last = utf8.last, (0x21..<0x7F).contains(first), (0x21..<0x7F).contains(last) {
            return String(self)
        }
        let rest = drop { $0.isWhitespace }
        guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(rest[...last])
    }

    /// True if it contains these ASCII words.
    func has(_ words: StaticString) -> Bool { place(of: words) != nil }

    /// Where these ASCII words begin; nil if it does not contain them.
    fileprivate func place(of words: StaticString) -> String.Index? {
        let offset = utf8.withContiguousStorageIfAvailable { text in
            words.withUTF8Buffer { Self.offset(of: $0, in: text) }
        }
        return (offset ?? nil).map { utf8.index(startIndex, offsetBy: $0) }
    }

    private static func offset(of words: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) -> Int? {
        let first = words[0]
        var start = 0
        while start + words.count <= text.count {
            if text[start] == first {
                var length = 1
                while length < words.count, text[start + length] == words[length] { length += 1 }
                if length == words.count { return start }
            }
            start += 1
        }
        return nil
    }

    /// True if it is not empty, and all of its bytes are of a kind.
    func isAll(_ isPart: (UInt8) -> Bool) -> Bool { !isEmpty && utf8.allSatisfy(isPart) }
}
