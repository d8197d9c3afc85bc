extension RowLayout {
    /// Reads a layout from a string; spaces are kept exactly as written.
    ///
    /// Text is shown as it is; `{{` and `}}` are braces. `{name}` is an element: `state`, `title`, `bar`, `percent`,
    /// `amount`, `completed`, `total`, `rate`, `remaining`, `elapsed`, `note`. A colon may follow the name, and after
    /// it, separated by spaces:
    ///
    /// - a width, such as `12`; before it `<`, `^` or `>` for the alignment of the text
    /// - a colour (`red`, `bright-red`, `#ff8800`), `on-` and a colour for the background, `bold`, `dim`, `italic`,
    ///   `underlined`
    /// - for counts `binary`, `si` or `plain` multiples, `grouped` thousands, `unit=px`
    /// - for the percentage `.1`, the number of decimals
    /// - for the bar `chars=#>-`: full, partly filled and empty; `start=[` and `end=]`; in double quotes if they
    ///   contain spaces
    ///
    /// Throws an error that names the position.
    public init(_ template: String) throws(RowLayoutError) {
        var reader = RowTemplateReader(template)
        self.init(try reader.elements(), spacing: .asWritten)
    }
}

/// Reads a template, character by character.
private struct RowTemplateReader {
    private let characters: [Character]
    private var index = 0

    private static let names: [(name: String, kind: RowElement.Kind)] = [
        ("state", .state), ("title", .title), ("bar", .bar), ("percent", .percent), ("amount", .amount),
        ("completed", .completed), ("total", .total), ("rate", .rate), ("remaining", .timeRemaining),
        ("elapsed", .elapsed), ("note", .note),
    ]

    init(_ template: String) { characters = Array(template) }

    mutating func elements() throws(RowLayoutError) -> [RowElement] {
        var elements: [RowElement] = []
        var text = ""
        while index < characters.count {
            let character = characters[index]
            let isDoubled = index + 1 < characters.count && characters[index + 1] == character
            switch character {
            case "{" where isDoubled, "}" where isDoubled:
                text.append(character)
                index += 2
            case "{":
                if !text.isEmpty { elements.append(.text(text)) }
                text = ""
                elements.append(try element())
            case "}": throw error("a single '}' closes nothing; write '}}' for a brace")
            default:
                text.append(character)
                index += 1
            }
        }
        if !text.isEmpty { elements.append(.text(text)) }
        return elements
    }

    private mutating func element() throws(RowLayoutError) -> RowElement {
        let opening = index
        index += 1
        let start = index
        while index < characters.count, characters[index].isLetter { index += 1 }
        let name = String(characters[start..<index])
        guard let kind = Self.names.first(where: { $0.name == name })?.kind else {
            throw error(
                at: start, "no element is called '\(name)'; there are \(Self.names.map(\.name).joined(separator: ", "))"
            )
        }
        var element = RowElement(kind)
        if index < characters.count, characters[index] == ":" {
            index += 1
            while let (word, position) = try word(opening) { try modify(&element, word, position) }
        }
        guard index < characters.count else { throw error(at: opening, "the '{' is not closed") }
        guard characters[index] == "}" else { throw error("':' or '}' was expected after '\(name)'") }
        index += 1
        return element
    }

    /// The next word before the closing brace, without its quotation marks.
    private mutating func word(_ opening: Int) throws(RowLayoutError) -> (word: String, position: Int)? {
        while index < characters.count, characters[index] == " " { index += 1 }
        let position = index
        var word = ""
        var isQuoted = false
        while index < characters.count, isQuoted || characters[index] != " " && characters[index] != "}" {
            if characters[index] == "\"" { isQuoted.toggle() } else { word.append(characters[index]) }
            index += 1
        }
        if isQuoted { throw error(at: position, "a quotation mark is not closed") }
        guard index < characters.count else { throw error(at: opening, "the '{' is not closed") }
        return index == position ? nil : (word, position)
    }

    private func modify(_ element: inout RowElement, _ word: String, _ position: Int) throws(RowLayoutError) {
        if setWidth(&element, word) || setStyle(&element.style, word) { return }
        switch element.kind {
        case .amount, .completed, .total, .rate: if setCount(&element, word) { return }
        case .percent:
            if word.hasPrefix("."), let digits = Int(word.dropFirst()), (0...6).contains(digits) {
                element.digits = digits
                return
            }
        case .bar: if setShape(&element, word) { return }
        default: break
        }
        throw error(
            at: position,
            "'\(word)' does not apply to this element; expected a width, a colour, or an option of its kind")
    }

    private func setWidth(_ element: inout RowElement, _ word: String) -> Bool {
        let alignments: [Character: RowElement.Alignment] = ["<": .leading, "^": .center, ">": .trailing]
        let alignment = word.first.flatMap { alignments[$0] }
        guard let columns = Int(alignment == nil ? word[...] : word.dropFirst()), (1...1000).contains(columns) else {
            return false
        }
        (element.columns, element.alignment) = (columns, alignment ?? element.alignment)
        return true
    }

    private func setStyle(_ style: inout TextStyle, _ word: String) -> Bool {
        switch word {
        case "bold": style.isBold = true
        case "dim": style.isDim = true
        case "italic": style.isItalic = true
        case "underlined": style.isUnderlined = true
        default:
            let isBackground = word.hasPrefix("on-")
            guard let color = TerminalColor(name: isBackground ? String(word.dropFirst(3)) : word) else { return false }
            if isBackground { style.background = color } else { style.foreground = color }
        }
        return true
    }

    private func setCount(_ element: inout RowElement, _ word: String) -> Bool {
        switch word {
        case "binary": element.scale = .binary
        case "si": element.scale = .decimal
        case "plain": element.scale = ProgressUnit.Scale.none
        case "grouped": element.grouping = .thousands
        default:
            guard word.hasPrefix("unit=") else { return false }
            element.unit = .named(String(word.dropFirst(5)))
        }
        return true
    }

    private func setShape(_ element: inout RowElement, _ word: String) -> Bool {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return false }
        let old = element.shape
        let characters = old.map { String($0.characters) } ?? BarShape.blocks
        switch parts[0] {
        case "chars" where parts[1].count >= 2:
            element.shape = BarShape(parts[1], start: old?.start ?? "", end: old?.end ?? "")
        case "start": element.shape = BarShape(characters, start: parts[1], end: old?.end ?? "")
        case "end": element.shape = BarShape(characters, start: old?.start ?? "", end: parts[1])
        default: return false
        }
        return true
    }

    private func error(_ reason: String) -> RowLayoutError { error(at: index, reason) }

    private func error(at index: Int, _ reason: String) -> RowLayoutError {
        RowLayoutError(position: index + 1, reason: reason)
    }
}

extension BarShape {
    /// Eighth blocks, U+2588…U+258F.
    fileprivate static let blocks = "█▉▊▋▌▍▎▏ "
}
