/// The forms that a language has for numbers of things, by Unicode's names for them
/// (https://cldr.unicode.org/index/cldr-spec/plural-rules).
package enum PluralCategory: String, Sendable, Hashable, CaseIterable {
    case zero, one, two, few, many, other
}

extension Language {
    /// The form of a whole number from 0 on.
    ///
    /// The rules are Unicode's: https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
    package func category(of number: Int) -> PluralCategory {
        switch self {
        case .japanese, .korean, .simplifiedChinese, .traditionalChinese: .other
        case .english, .german: number == 1 ? .one : .other
        case .spanish: number == 1 ? .one : Self.isMillions(number) ? .many : .other
        case .french, .portuguese: number <= 1 ? .one : Self.isMillions(number) ? .many : .other
        case .hindi: number <= 1 ? .one : .other
        case .hebrew: number == 1 ? .one : number == 2 ? .two : .other
        case .russian: Self.russian(number)
        case .arabic: Self.arabic(number)
        }
    }

    private static func isMillions(_ number: Int) -> Bool { number != 0 && number % 1_000_000 == 0 }

    private static func russian(_ number: Int) -> PluralCategory {
        if (11...14).contains(number % 100) { return .many }
        return switch number % 10 {
        case 1: .one
        case 2...4: .few
        default: .many
        }
    }

    private static func arabic(_ number: Int) -> PluralCategory {
        switch (number, number % 100) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...99): .many
        default: .other
        }
    }
}
