#if canImport(Glibc)
import Glibc

extension Language {
    /// The user's language according to the environment's locale.
    package static let user = Language(preferred: tags { name in getenv(name).map { String(cString: $0) } })

    /// The languages that an environment asks for, as gettext reads it: `LANGUAGE` counts only if a locale is set.
    static func tags(_ variable: (String) -> String?) -> [String] {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty } ?? "C"
        if locale == "POSIX" || locale == "C" || locale.hasPrefix("C.") { return [] }
        return (variable("LANGUAGE") ?? "").split(separator: ":").map(String.init) + [locale]
    }
}
#endif
