import HeadwayHosting
import Testing

@testable import HeadwayDemo

@Suite("What the programs show of their own")
struct ProgramTextTests {
    @Test("every text is there in every language, with the same values and mnemonic", arguments: Language.allCases)
    func complete(language: Language) {
        let translation = ProgramText.translation(language)
        for text in ProgramText.allCases where language != .english {
            let translated = translation[text] ?? ""
            #expect(!translated.isEmpty, "\(text)")
            for mark in ["%1", "%2", "_"] {
                #expect(translated.contains(mark) == text.rawValue.contains(mark), "\(text): \(translated)")
            }
            // They are put into GtkBuilder's files as they stand.
            #expect(!translated.contains { "<>&".contains($0) }, "\(text): \(translated)")
        }
    }

    @Test("values stand in their places, whatever they contain") func values() {
        #expect(ProgramText.episode.text("7", in: .japanese) == "第 7 話")
        #expect(
            ProgramText.verified.text("a%2", "b%1", in: .german) == "SHA-256 geprüft: a%2 (b%1).")
    }
}
