/// The words in one language.
struct Translation: Sendable {
    /// A text for each word.
    let words: [Word: String]
    /// A whole per cent as it is spoken; `%d` stands for the number.
    let percent: [PluralCategory: String]
}

extension Language {
    var translation: Translation {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .portuguese: .portuguese
        case .japanese: .japanese
        case .simplifiedChinese: .simplifiedChinese
        case .traditionalChinese: .traditionalChinese
        case .korean: .korean
        case .arabic: .arabic
        case .hebrew: .hebrew
        case .hindi: .hindi
        case .russian: .russian
        }
    }
}
