import Testing

@testable import HeadwayHosting

@Suite("The words, in every language")
struct WordingTests {
    @Test("every word is there, and keeps its place for a value", arguments: Language.allCases)
    func complete(language: Language) {
        let english = Language.english.translation.words
        for word in Word.allCases {
            let text = language.translation.words[word] ?? ""
            #expect(!text.isEmpty, "\(word)")
            #expect(places(text) == places(english[word] ?? ""), "\(word): \(text)")
        }
    }

    @Test("a per cent has each form that the language has, and its place once", arguments: Language.allCases)
    func percent(language: Language) {
        let used = Set((0...100).map(language.category(of:)))
        let forms = language.translation.percent
        #expect(used.isSubset(of: forms.keys))
        for (category, text) in forms { #expect(text.components(of: "%d") == 1, "\(category): \(text)") }
        for number in 0...100 { #expect(Wording(language).percent(number).contains("\(number)")) }
    }

    @Test(
        "plural forms are Unicode's",
        arguments: [
            (
                Language.russian,
                [1: "one", 2: "few", 5: "many", 11: "many", 12: "many", 21: "one", 22: "few", 100: "many"]
            ),
            (.arabic, [0: "zero", 1: "one", 2: "two", 3: "few", 10: "few", 11: "many", 99: "many", 100: "other"]),
            (.hebrew, [0: "other", 1: "one", 2: "two", 10: "other"]),
            (.french, [0: "one", 1: "one", 2: "other", 1_000_000: "many"]),
            (.portuguese, [0: "one", 1: "one", 2: "other"]), (.spanish, [0: "other", 1: "one", 1_000_000: "many"]),
            (.hindi, [0: "one", 1: "one", 2: "other"]), (.german, [0: "other", 1: "one", 2: "other"]),
            (.english, [0: "other", 1: "one", 21: "other"]), (.japanese, [1: "other"]), (.korean, [1: "other"]),
            (.simplifiedChinese, [1: "other"]), (.traditionalChinese, [1: "other"]),
        ] as [(Language, [Int: String])])
    func plural(language: Language, forms: [Int: String]) {
        for (number, form) in forms { #expect(language.category(of: number).rawValue == form, "\(number)") }
    }

    @Test("per cents as they are said") func spoken() {
        #expect(Wording(.english).percent(1) == "1 percent")
        #expect(Wording(.russian).percent(1) == "1 процент")
        #expect(Wording(.russian).percent(23) == "23 процента")
        #expect(Wording(.russian).percent(40) == "40 процентов")
        #expect(Wording(.simplifiedChinese).percent(40) == "百分之40")
    }

    @Test("a value within a line from right to left is kept together", arguments: Language.allCases)
    func isolation(language: Language) {
        let text = Wording(language)(.pausedAt, "40 %")
        #expect(text.contains("\u{2068}40 %\u{2069}") == language.isRightToLeft)
        #expect(text.contains("40 %") && !text.contains("%@"))
    }

    @Test("a note is a text as it stands, or a word in the reader's language", arguments: Language.allCases)
    func note(language: Language) {
        let wording = Wording(language)
        #expect(wording("the server's own words") == "the server's own words")
        #expect(wording(.word(.resuming)) == wording[.resuming])
        #expect(wording(.word(.retryingAfter, value: "timed out")) == wording(.retryingAfter, "timed out"))
        #expect(!wording.unmarked(.word(.retryingAfter, value: "timed out")).contains("\u{2068}"))
    }

    @Test(
        "tags and locales",
        arguments: [
            ("de", .german), ("de_CH.UTF-8", .german), ("pt-BR", .portuguese), ("zh", .simplifiedChinese),
            ("zh_TW.UTF-8", .traditionalChinese), ("zh-Hant", .traditionalChinese), ("zh-Hans-HK", .simplifiedChinese),
            ("iw", .hebrew), ("ru_RU@euro", .russian), ("tlh", nil), ("", nil), ("C", nil),
        ] as [(String, Language?)])
    func tags(tag: String, language: Language?) {
        #expect(Language(tag: tag) == language)
    }

    @Test(
        "the environment's languages, as gettext reads them",
        arguments: [
            ([:], []), (["LANG": "de_DE.UTF-8"], ["de_DE.UTF-8"]), (["LANG": "C", "LANGUAGE": "de"], []),
            (["LANG": "C.UTF-8", "LANGUAGE": "de"], []),
            (["LANG": "fr_FR", "LC_ALL": "", "LC_MESSAGES": "ja_JP", "LANGUAGE": "tlh:ko"], ["tlh", "ko", "ja_JP"]),
        ] as [([String: String], [String])])
    func environment(variables: [String: String], languages: [String]) {
        #expect(Language.tags { variables[$0] } == languages)
    }

    @Test("the first language that there is, else English") func preferred() {
        #expect(Language(preferred: ["tlh", "ko", "ja_JP"]) == .korean)
        #expect(Language(preferred: ["tlh"]) == .english)
    }

    @Test("an app's own words count before the catalogue's") func replaced() {
        var wording = Wording(.german)
        wording.replacements[.retry] = "Noch mal"
        wording.percentReplacement = "%d v. H."
        #expect(wording[.retry] == "Noch mal")
        #expect(wording[.open] == "Öffnen")
        #expect(wording.percent(40) == "40 v. H.")
    }

    private func places(_ text: String) -> Int { text.components(of: "%@") }
}

extension String {
    fileprivate func components(of part: String) -> Int {
        indices.count { self[$0...].hasPrefix(part) }
    }
}
