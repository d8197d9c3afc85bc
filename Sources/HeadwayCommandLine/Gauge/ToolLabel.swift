/// The text that a program prints around a percentage.
enum ToolLabel {
    /// A label; nil if there is nothing but figures and drawings.
    static func of(_ around: String) -> String? {
        let bare = String(decoding: withoutFigures(withoutDrawings(Array(around.utf8))), as: UTF8.self)
        let words = bare.utf8.split(whereSeparator: \.isBlank).map { Substring($0) }
        let areFigures = words.map(ToolFigure.isFigure)
        var kept: [Substring] = []
        for (index, word) in words.enumerated() where !areFigures[index] {
            let isBefore = index + 1 < words.count && areFigures[index + 1]
            let isBeside = isBefore || index > 0 && areFigures[index - 1]
            let isNumber = isBefore && word.isAll(\.isDigit) && ToolFigure.isUnit(words[index + 1])
            let isSign = isBeside && !word.contains(where: isWritten)
            if !(isBefore && isLeading(word)), !isNumber, !isSign { kept.append(word) }
        }
        // A number of files and a sign before the file's name, as 7z has them.
        if kept.count > 2, kept[0].allSatisfy(\.isNumber), kept[1].count == 1 { kept.removeFirst(2) }
        while let first = kept.first, !first.contains(where: isWritten) { kept.removeFirst() }
        while let last = kept.last, !last.contains(where: isWritten) { kept.removeLast() }
        var label = closed(kept.joined(separator: " "))
        while let last = label.utf8.last, last.isOne(of: ",|:") { label.removeLast() }
        return hasWord(label) ? label : nil
    }

    /// True if two letters are next to each other.
    private static func hasWord(_ text: String) -> Bool {
        zip(text.utf8, text.utf8.dropFirst()).contains { $0.isLetter && $1.isLetter }
            || zip(text, text.dropFirst()).contains { $0.isLetter && $1.isLetter }
    }

    /// Words that mean nothing without the figure that follows them.
    private static func isLeading(_ word: Substring) -> Bool {
        word.utf8.count <= 2 && ["of", "at", "in", "~"].contains(word.lowercased())
    }

    /// The text with a space for each drawn bar: a run of four or more signs or blocks, between brackets or not.
    private static func withoutDrawings(_ text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var rest = text[...]
        while let first = rest.first {
            if first == 0x5B {
                let behind = rest.dropFirst().drop { $0.isBlank || $0.isOne(of: "=>-#.") }
                if behind.first == 0x5D {
                    result.append(0x20)
                    rest = behind.dropFirst()
                    continue
                }
            }
            let (count, length) = drawing(rest)
            if count >= 4 {
                result.append(0x20)
                rest = rest.dropFirst(length)
                if rest.first == 0x3E { rest = rest.dropFirst() }
            } else {
                result += rest.prefix(max(1, length))
                rest = rest.dropFirst(max(1, length))
            }
        }
        return result
    }

    /// The signs that bars are drawn with at the beginning of a text, and their bytes: `=-#.`, and U+2500 to U+25BF.
    private static func drawing(_ text: ArraySlice<UInt8>) -> (count: Int, length: Int) {
        var (count, place) = (0, text.startIndex)
        while place < text.endIndex {
            if text[place].isOne(of: "=-#.") {
                place += 1
            } else if place + 2 < text.endIndex, text[place] == 0xE2, (0x94...0x96).contains(text[place + 1]) {
                place += 3
            } else {
                break
            }
            count += 1
        }
        return (count, place - text.startIndex)
    }

    /// The text with a space for each figure alone in brackets, such as `[w=16.0MiB/s]`.
    private static func withoutFigures(_ text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: 0x5B) {
            let behind = rest[(open + 1)...].drop { $0 != 0x5B && $0 != 0x5D }
            if behind.first == 0x5D, isFigures(String(decoding: rest[(open + 1)..<behind.startIndex], as: UTF8.self)) {
                result += rest[..<open] + [0x20]
                rest = behind.dropFirst()
            } else {
                result += rest[..<behind.startIndex]
                rest = behind
            }
        }
        return result + rest
    }

    private static func isFigures(_ inside: String) -> Bool {
        if inside.has("=") || inside.has("B/s") || inside.has("eta ") || inside.has("it/s") { return true }
        var scanner = TextScanner(inside)
        scanner.blanks()
        if scanner.next?.isDigit == true, inside.has("/") { return true }
        while scanner.skip(to: ":") {
            _ = scanner.take(":")
            if scanner.rest.utf8.prefix(2).filter(\.isDigit).count == 2 { return true }
        }
        return false
    }

    private static func isWritten(_ character: Character) -> Bool { character.isLetter || character.isNumber }

    /// The text without an unclosed bracket at its beginning, as dpkg prints it.
    private static func closed(_ text: String) -> String {
        guard text.first == "(", !text.has(")") else { return text }
        return String(text.dropFirst())
    }
}
