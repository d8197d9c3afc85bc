/// The text that a program prints around a percentage.
enum ToolLabel {
    /// Words that are figures, or introduce them.
    private static let figures: Set<String> = [
        "eta", "left", "remaining", "elapsed", "fps", "avg", "iops", "unknown", "kb", "mb", "gb", "tb", "kib",
        "mib",
        "gib", "tib", "b", "b/s", "kb/s", "mb/s", "gb/s", "kib/s", "mib/s", "gib/s", "it/s", "s",
    ]
    /// Words that mean nothing without the figure that they stand before.
    private static let leading: Set<String> = ["of", "at", "in", "~"]

    // Unsafe only because of its type: a regular expression is not Sendable, but this one is never changed.
    /// Amounts, counts of a whole, speeds, times, and the named figures of rsync, aria2 and fio.
    private static nonisolated(unsafe) let figure =
        /(?:(?:\d{1,3}(?:[.,]\d{3})+|\d+[.,]\d+|\d+(?::\d+)+|\d+)(?:[kKMGTPE]?i?(?:[Bb](?:ytes?)?)?(?:\/s|ps)?|it|s|it\/s|s\/it|ms|x|f)[\/\-]?){1,2}|(?:\d+[dhms])+|[\-?]+(?::[\-?]+)+|[\d:]+<[\d:?]+|(?:to-chk|ir-chk|CN|DL|UL|SD|ETA|eta|r|w)[=:]\d.*|(?:xfr)?#[\da-f]+/

    /// A label; nil if there is nothing but figures and drawings.
    static func of(_ around: String) -> String? {
        // Drawn bars: runs of one character or of blocks, between brackets or not.
        let drawn = around.replacing(/\[[=>\-#.\s]*\]|[=\-#.█▉▊▋▌▍▎▏░▒▓━╸╺]{4,}>?/, with: " ")
        // What is in brackets by itself is a figure of the program's, as `[w=16.0MiB/s]`.
        let bare = drawn.replacing(/\[[^\]\[]*(?:=|B\/s|eta |it\/s|:\d\d)[^\]\[]*\]/, with: " ")
        let words = bare.split(whereSeparator: \.isWhitespace).map(String.init)
        var kept: [String] = []
        for (index, word) in words.enumerated() where !isFigure(word) {
            let leadsOn = leading.contains(word.lowercased()) && words.dropFirst(index + 1).first.map(isFigure) == true
            if !leadsOn { kept.append(word) }
        }
        // A number of files and a sign before the file's name, as 7z has them.
        if kept.count > 2, kept[0].allSatisfy(\.isNumber), kept[1].count == 1 { kept.removeFirst(2) }
        while let first = kept.first, !first.contains(where: isWritten) { kept.removeFirst() }
        while let last = kept.last, !last.contains(where: isWritten) { kept.removeLast() }
        let label = closed(kept.joined(separator: " ")).replacing(/[,|:]+$/, with: "")
        return label.split(whereSeparator: { !$0.isLetter }).contains { $0.count >= 2 } ? label : nil
    }

    private static func isFigure(_ word: String) -> Bool {
        let text = word.trimming { "()[]<>{}|,;:~*•".contains($0) }
        if text.isEmpty || figures.contains(text.lowercased()) { return true }
        // A whole number may belong to a name; more of it, or what stands in brackets, does not.
        if text.allSatisfy(\.isNumber) { return text.count < word.count && word.first == "(" }
        return text.wholeMatch(of: figure) != nil
    }

    private static func isWritten(_ character: Character) -> Bool { character.isLetter || character.isNumber }

    /// The text without a bracket at its beginning that nothing closes, as dpkg's.
    private static func closed(_ text: String) -> String {
        guard text.first == "(", !text.contains(")") else { return text }
        return String(text.dropFirst())
    }
}

extension String {
    /// The text without such characters at its ends.
    fileprivate func trimming(_ isLeftOut: (Character) -> Bool) -> String {
        let start = drop(while: isLeftOut)
        return String(start.reversed().drop(while: isLeftOut).reversed())
    }
}
