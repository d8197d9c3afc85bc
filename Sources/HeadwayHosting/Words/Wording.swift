public import Headway

/// The library's own words in a language, with the replacements that an app makes.
///
/// `Wording.current` is what every host uses: initially in the user's language.
///
///     Wording.current.replacements[.retry] = "Once more"
public struct Wording: Sendable, Hashable {
    /// The language.
    public var language: Language
    /// The app's own texts, which replace the catalogue's in any language; `%@` stays where a word has one.
    public var replacements: [Word: String] = [:]
    /// The app's own text for a whole per cent, with `%d` for the number; nil for the catalogue's.
    public var percentReplacement: String?

    /// Makes the catalogue's words in a language.
    public init(_ language: Language) {
        self.language = language
    }

    /// The text of a word.
    public subscript(word: Word) -> String {
        replacements[word] ?? language.translation.words[word] ?? word.rawValue
    }

    /// The text of a word that contains a value, with the value in place of `%@`.
    ///
    /// In a language that runs from right to left the value is kept together, whichever way it runs itself.
    public func callAsFunction(_ word: Word, _ value: String) -> String {
        self(.word(word, value: value))
    }

    /// The text of a note; what replaces `%@` may be kept together whichever way it runs.
    func text(of note: TransferNote, isolatesValue: Bool) -> String {
        switch note {
        case .text(let text): text
        case .word(let word, nil): self[word]
        case .word(let word, let value?):
            Self.fill(self[word], "%@", isolatesValue ? "\u{2068}\(value)\u{2069}" : value)
        }
    }

    /// A whole per cent as it is spoken, in the plural form that the language uses for the number.
    public func percent(_ percent: Int) -> String {
        let forms = language.translation.percent
        let text = percentReplacement ?? forms[language.category(of: percent)] ?? forms[.other] ?? "%d"
        return Self.fill(text, "%d", "\(percent)")
    }

    /// Puts a value into a template; a template without a place for it is returned unchanged.
    private static func fill(_ template: String, _ place: String, _ value: String) -> String {
        let start = template.indices.first { template[$0...].hasPrefix(place) }
        guard let start else { return template }
        return template[..<start] + value + template[template.index(start, offsetBy: place.count)...]
    }
}

extension Wording {
    /// The name of an indicator.
    public func label(_ label: SemanticLabel) -> String { self[label.word] }
}

extension SemanticLabel {
    /// The word for the name.
    package var word: Word {
        switch self {
        case .progress: .progress
        case .download: .download
        case .downloading: .downloading
        case .downloadPaused: .downloadPaused
        case .downloadFailed: .downloadFailed
        case .downloaded: .downloaded
        }
    }
}
