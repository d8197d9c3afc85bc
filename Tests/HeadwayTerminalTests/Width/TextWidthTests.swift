import Testing

@testable import HeadwayTerminal

struct WidthCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let columns: Int

    init(_ description: String, _ text: String, _ columns: Int) {
        (testDescription, self.text, self.columns) = (description, text, columns)
    }
}

@Suite("Width of text")
struct TextWidthTests {
    static let cases = [
        WidthCase("ASCII", "photos.zip", 10),
        WidthCase("nothing", "", 0),
        WidthCase("accented letters, composed", "é", 1),
        WidthCase("a combining accent", "e\u{301}", 1),
        WidthCase("two combining marks", "a\u{302}\u{323}", 1),
        WidthCase("CJK", "日本語", 6),
        WidthCase("full-width Latin", "ＡＢ", 4),
        WidthCase("half-width katakana", "ｱｲｳ", 3),
        WidthCase("Hangul syllables", "한글", 4),
        WidthCase("a Hangul syllable in letters", "\u{1112}\u{1161}\u{11AB}", 2),
        WidthCase("emoji", "😀", 2),
        WidthCase("an emoji of two scalars with a selector", "❤️", 2),
        WidthCase("the same as text", "❤", 1),
        WidthCase("a skin tone", "👍🏽", 2),
        WidthCase("a family", "👨‍👩‍👧", 2),
        WidthCase("a flag", "🇫🇷", 2),
        WidthCase("a keycap", "1️⃣", 2),
        WidthCase("eighth blocks", "█▌▏", 3),
        WidthCase("braille", "⣾", 1),
        WidthCase("check mark and ballot", "✔✘", 2),
        WidthCase("a Devanagari letter with a vowel sign", "कि", 2),
        WidthCase("a Devanagari letter built of three", "न्दी", 3),
        WidthCase("a Devanagari word", "हिन्दी", 5),
        WidthCase("a letter of four columns", "स्त्री", 4),
        WidthCase("Bengali", "বাংলা", 5),
        WidthCase("Tamil", "தமிழ்", 4),
        WidthCase("Malayalam", "മലയാളം", 6),
        WidthCase("Arabic", "سلام", 4),
        WidthCase("a zero-width joiner alone", "\u{200D}", 0),
        WidthCase("a soft hyphen", "a\u{AD}b", 3),
        WidthCase("an ideograph beyond the first plane", "𠀀", 2),
    ]

    @Test("columns", arguments: cases)
    func columns(_ width: WidthCase) {
        #expect(TextWidth.columns(of: width.text) == width.columns)
    }

    @Test("the ranges are in order and do not touch")
    func ranges() {
        let bounds = WideRanges.bounds
        #expect(bounds.count % 2 == 0)
        for index in stride(from: 0, to: bounds.count, by: 2) {
            #expect(bounds[index] <= bounds[index + 1])
            if index > 0 { #expect(bounds[index - 1] < bounds[index]) }
        }
    }

    static let escapes = [
        ("a\u{1B}[2Jb", "a^[[2Jb"), ("a\tb\nc\r\n", "a b c  "), ("x\u{9B}31m", "x<U+009B>31m"),
        ("evil\u{202E}gpj.exe", "evil<U+202E>gpj.exe"), ("bell\u{7}", "bell^G"), ("del\u{7F}", "del^?"),
        ("zero\u{200B}width", "zero<U+200B>width"), ("日本", "日本"), ("plain", "plain"),
    ]

    @Test("control characters are shown, not sent", arguments: escapes)
    func escaped(text: String, expected: String) {
        #expect(VisibleText.escaped(text) == expected)
    }

    @Test("outside UTF-8 locales only ASCII is sent")
    func ascii() {
        #expect(VisibleText.escaped("é日x\u{1B}", in: .ascii) == "??x^[")
    }

    static let cuts = [
        ("photos.zip", 10, "photos.zip"), ("photos.zip", 9, "photos.z…"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
        ("日本語", 1, "…"), ("abc", 0, ""), ("e\u{301}tude", 3, "e\u{301}t…"),
    ]

    @Test("text is cut between characters", arguments: cuts)
    func cut(text: String, columns: Int, expected: String) {
        let cut = VisibleText.cut(text, to: columns)
        #expect(cut == expected)
        #expect(TextWidth.columns(of: cut) <= columns)
    }

    @Test("a program's lines keep their colours and nothing else")
    func log() {
        let kept = LogText.lines(of: "\u{1B}[31mred\u{1B}[0m\u{1B}[2K\tx\nsecond\n", renditions: .keep)
        #expect(kept.map(\.text) == ["\u{1B}[31mred\u{1B}[0m^[[2K        x\u{1B}[0m", "second"])
        #expect(kept.map(\.width) == [17, 6])
        #expect(LogText.lines(of: "\u{1B}[1;31mred\u{1B}[m", renditions: .remove).map(\.text) == ["red"])
        #expect(LogText.lines(of: "", renditions: .keep).map(\.text) == [""])
        #expect(LogText.lines(of: "a\n\nb", renditions: .keep).map(\.text) == ["a", "", "b"])
    }
}
