import Headway

/// Text in a film's picture: one line that may change over time.
struct FilmText: Sendable {
    /// The text from an instant on.
    struct Line: Sendable {
        var at: Instant
        var text: String
    }

    /// The left end of the baseline, in points.
    var origin: Point
    /// The font size in points.
    var size = 13.0
    var font = FilmFont.sansSerif
    /// Nil is the appearance's text colour.
    var color: Color?
    /// In the order of time.
    var lines: [Line]

    /// The text at an instant.
    func text(at now: Instant) -> String { lines.last { $0.at <= now }?.text ?? "" }

    /// The caption under a picture: its baseline is at seven tenths of the height it adds.
    static func caption(_ text: String, under size: Size) -> FilmText {
        FilmText(origin: Point(x: 0, y: size.height + captionHeight * 0.7), lines: [Line(at: .zero, text: text)])
    }

    /// What a caption adds to a picture's height.
    static let captionHeight = 22.0

    /// The width of a terminal's column, in sizes, as DejaVu Sans Mono and Menlo have it.
    static let monospaceAdvance = 0.602

    /// About how wide the line gets, in points; proportional letters are narrower on average.
    var width: Double { Double(lines.map(\.text.count).max() ?? 0) * size * Self.monospaceAdvance }
}

/// The kind of font in which text is set.
enum FilmFont: String, Sendable, Hashable, CaseIterable {
    case sansSerif = "sans-serif"
    case monospace
}
