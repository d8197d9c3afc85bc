import Headway

/// Words in a film's picture: one line that may change with time.
struct FilmText: Sendable {
    /// What stands there from an instant on.
    struct Line: Sendable {
        var at: Instant
        var text: String
    }

    /// The left end of the line the letters stand on, in points.
    var origin: Point
    /// The letters' size in points.
    var size = 13.0
    var font = FilmFont.sansSerif
    /// The appearance's colour for words where nil.
    var color: Color?
    /// In the order of time.
    var lines: [Line]

    /// What stands there at an instant.
    func text(at now: Instant) -> String { lines.last { $0.at <= now }?.text ?? "" }

    /// The caption under a picture: its baseline lies at seven tenths of what it adds.
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

/// Which kind of font words are set in.
enum FilmFont: String, Sendable, Hashable, CaseIterable {
    case sansSerif = "sans-serif"
    case monospace
}
