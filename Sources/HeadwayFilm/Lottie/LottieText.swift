import Headway

/// Text of a film as layers: players need no font, since letters are outlines.
enum LottieText {
    /// A layer for each line of text, back to front; it is visible while the line is.
    static func layers(
        of words: FilmText, from begin: Instant, on appearance: Environment.Appearance, _ timing: LottieTiming
    ) -> [Record] {
        words.lines.indices.compactMap { index in
            let line = words.lines[index]
            let shapes = LottieShape.all(of: words.drawing(at: line.at, on: appearance))
            guard !shapes.isEmpty else { return nil }
            let next = words.lines.indices.contains(index + 1) ? (words.lines[index + 1].at - begin).seconds : nil
            var keys = [FilmLayer.Key(time: 0, values: [0])]
            let shown = max(0, (line.at - begin).seconds)
            if shown == 0 { keys = [] }
            keys.append(FilmLayer.Key(time: shown, values: [100]))
            if let next, next > shown { keys.append(FilmLayer.Key(time: next, values: [0])) }
            if let next, next <= shown { return nil }
            return LottieLayer.make(
                "text", timing, shapes, opacity: timing.property(keys, isScalar: true, .held),
                transform: LottieShape.transform(position: LottieTiming.fixed(place(of: words, line.text))))
        }
    }

    /// Outlines are relative to their beginning; a bar has its own position.
    private static func place(of words: FilmText, _ line: String) -> [Double] {
        words.bar(of: line) == nil ? [words.origin.x, words.origin.y] : [0, 0]
    }
}
