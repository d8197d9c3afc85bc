/// Validators that stay the same from version to version, because a build system or an archive gives every file the same date.
///
/// Two versions with such a mark and one length cannot be distinguished (Sources.md#constant-dates).
enum ConstantMark {
    /// A file that appears not to have changed for this long is more likely to have had its date set.
    private static let decades: Int64 = 20 * 31_556_952

    /// Whether a modification date, in seconds since 1970, says nothing about the content.
    static func isDate(_ changed: Int64, answered: Int64?) -> Bool {
        // The dates at which formats and tools begin to count, such as 1970 and 1980, and dates particular to a tool.
        if changed < 400_000_000 || fixed.contains(changed) { return true }
        if let answered, answered - changed >= decades { return true }
        return isStartOfYear(changed)
    }

    /// npm's date of every packed file: 26 October 1985, 8:15.
    private static let fixed: Set<Int64> = [499_162_500]

    /// The first second or two of a year, or of February: dates that people pick.
    private static func isStartOfYear(_ changed: Int64) -> Bool {
        guard changed % 86_400 <= 1 else { return false }
        let (_, month, day) = HTTPDate.calendar(changed / 86_400)
        return day == 1 && (month == 1 || month == 2)
    }

    private static let void: Set<String> = ["none", "null", "nil", "undefined", "nan", "false"]

    /// Whether a tag is made from such a date and the length, as nginx, Apache, lighttpd and Caddy make theirs.
    static func isTag(_ etag: String, of marks: Marks) -> Bool {
        let words = etag.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map { $0.lowercased() }
        // What programs write when they have nothing to make a tag from.
        guard !words.allSatisfy({ void.contains($0) || $0.allSatisfy { $0 == "0" } }) else { return true }
        let changed = marks.lastModified.flatMap { HTTPDate.exactSeconds($0) }
        let answered = marks.date.flatMap { HTTPDate.exactSeconds($0) }
        if let changed, isDate(changed, answered: answered) {
            // A long tag is derived from the content, and is valid whatever the date.
            return words.joined().count < 16 || words.contains { instants($0).contains(changed) }
        }
        guard changed == nil else { return false }
        // Even without a date beside it, a tag made from a length and a constant date can be recognised.
        let length = marks.total.map { [String($0, radix: 16), String($0)] } ?? []
        let others = words.filter { !length.contains($0) }
        guard others.count < words.count else { return false }
        return others.contains { word in
            let instants = instants(word)
            return !instants.isEmpty && instants.allSatisfy { isDate($0, answered: answered) }
        }
    }

    /// The seconds since 1970 that a word of a tag may mean: as seconds, milli-, micro- or nanoseconds, in base 16 or
    /// 10.
    private static func instants(_ word: String) -> [Int64] {
        [16, 10].compactMap { Int64(word, radix: $0) }.flatMap { number in
            [1, 1_000, 1_000_000, 1_000_000_000].map { number / $0 }
        }
    }
}
