/// A percentage in a text that is not part of a word or of another figure, or that follows a word announcing one
/// (`progress=45%`).
struct StandingPercentage {
    /// Its number, with points and commas.
    let digits: Substring
    /// Its range, with the character before it or the word that announces it.
    let range: Range<String.Index>

    /// All of them in a text, from left to right.
    static func all(in text: String) -> [StandingPercentage] {
        text.utf8.indices.filter { text.utf8[$0] == 0x25 }.compactMap { StandingPercentage(in: text, sign: $0) }
    }

    /// The text with a space for each of them.
    static func without(_ all: [StandingPercentage], in text: String) -> String {
        var result = ""
        var place = text.startIndex
        for one in all {
            result += text[place..<one.range.lowerBound] + " "
            place = one.range.upperBound
        }
        return result + text[place...]
    }

    /// The one whose sign is at an index; nil for a sign that means something else.
    private init?(in text: String, sign: String.Index) {
        let end = text.utf8.index(after: sign)
        let behind = text[end...]
        let word = behind.first == "." ? behind.dropFirst() : behind
        if word.first?.isWordPart == true { return nil }
        var number = text[..<sign]
        if let blank = number.last, " \u{A0}\u{202F}".contains(blank) { number.removeLast() }
        var start = number.endIndex
        while start > text.startIndex {
            let before = text.utf8.index(before: start)
            guard text.utf8[before].isDigit || text.utf8[before].isOne(of: ".,") else { break }
            start = before
        }
        var (digits, before) = (number[start...], number[..<start])
        if digits == "100", before.last == "/" {
            // `(45.2/100%)`, as in qemu-img.
            let whole = before.dropLast()
            let done = String(whole.reversed().prefix { $0.isNumber || $0 == "." }.reversed())
            (digits, before) = (Substring(done), whole.dropLast(done.count))
        }
        guard digits.utf8.last?.isDigit == true, let begin = Self.begin(before) else { return nil }
        self.digits = digits
        range = begin..<end
    }

    /// Where a percentage that follows a text begins; nil if it belongs to the text.
    private static func begin(_ before: Substring) -> String.Index? {
        guard let last = before.last else { return before.endIndex }
        if !last.isWordPart, !"=-/".contains(last) { return before.index(before: before.endIndex) }
        let announcing = ["progress=", "percent=", "done="].first { before.hasSuffix($0) }
        return announcing.map { before.index(before.endIndex, offsetBy: -$0.count) }
    }
}
