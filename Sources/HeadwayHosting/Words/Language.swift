/// A language that the library's own words are available in.
public enum Language: String, Sendable, Hashable, CaseIterable {
    /// English.
    case english = "en"
    /// German.
    case german = "de"
    /// French.
    case french = "fr"
    /// Spanish.
    case spanish = "es"
    /// Portuguese.
    case portuguese = "pt"
    /// Japanese.
    case japanese = "ja"
    /// Chinese in simplified script.
    case simplifiedChinese = "zh-Hans"
    /// Chinese in traditional script.
    case traditionalChinese = "zh-Hant"
    /// Korean.
    case korean = "ko"
    /// Arabic.
    case arabic = "ar"
    /// Hebrew.
    case hebrew = "he"
    /// Hindi.
    case hindi = "hi"
    /// Russian.
    case russian = "ru"

    /// The language of a tag, in the form of BCP 47 (`zh-Hant-TW`) or of a locale's name (`pt_BR.UTF-8`); nil for others.
    ///
    /// Chinese without a script is written as in its region: traditional in Taiwan, Hong Kong and Macau.
    public init?(tag: String) {
        let name = tag.prefix { $0 != "." && $0 != "@" }
        let parts = name.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
        switch parts.first {
        case "zh":
            let isTraditional =
                parts.contains("hant") || !parts.contains("hans") && !Self.traditional.isDisjoint(with: parts)
            self = isTraditional ? .traditionalChinese : .simplifiedChinese
        // The code of Hebrew before 1989, which old systems still report.
        case "iw": self = .hebrew
        case let code?:
            guard let language = Self(rawValue: code) else { return nil }
            self = language
        case nil: return nil
        }
    }

    private static let traditional: Set = ["tw", "hk", "mo"]

    /// The first of the user's preferred languages that is available; English if none is.
    public init(preferred tags: [String]) {
        self = tags.lazy.compactMap(Self.init(tag:)).first ?? .english
    }

    /// True for languages written from right to left.
    public var isRightToLeft: Bool { self == .arabic || self == .hebrew }
}
