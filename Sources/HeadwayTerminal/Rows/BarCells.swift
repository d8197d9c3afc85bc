import Headway

/// Draws the engine's bars, given in columns, with the eighth blocks U+2588…U+258F.
///
/// A cell that the active part covers from the left shows that many eighths; one that it covers up to its right edge shows the rest
/// with swapped colours. Eighths are rounded down, so a bar is full only when its value is. Without colours the track is a
/// shade, and a part that begins inside a cell is rounded to half cells. In ASCII only whole cells are used.
struct BarCells {
    let environment: RowEnvironment
    let element: RowElement
    let columns: Int

    private static let eighths: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]

    /// An extent of the active part, in columns.
    private struct Stretch {
        var start: Double
        var end: Double
        var color: Color
    }

    /// The row of cells for a frame that was rendered at the width of `columns` (in ASCII `inner` of them) and height 1.
    func line(_ frame: Frame) -> Line {
        var track = Color.clear
        var stretches: [Stretch] = []
        for bar in frame.bars {
            guard case .solid(let color) = bar.paint else { continue }
            switch bar.role {
            case .track: track = color
            case .active, .secondaryActive:
                stretches.append(Stretch(start: bar.rect.x, end: bar.rect.x + bar.rect.width, color: color))
            case .buffer, .stop: break
            }
        }
        var line = Line()
        line.append(ends.start)
        if let shape {
            for cell in 0..<inner { append(cell, stretches, shape, to: &line) }
        } else {
            for cell in 0..<inner { append(cell, stretches, track, to: &line) }
        }
        line.append(ends.end)
        return line
    }

    /// The columns of the bar itself: some are used by its ends, if there is room for them.
    var inner: Int { columns - TextWidth.columns(of: ends.start) - TextWidth.columns(of: ends.end) }

    /// The shape of the layout, if the terminal can show it.
    private var shape: BarShape? {
        guard let shape = element.shape else { return nil }
        let text = String(shape.characters) + shape.start + shape.end
        return environment.repertoire == .unicode || TextWidth.isPlain(text) ? shape : nil
    }

    private var ends: (start: String, end: String) {
        let ends =
            shape.map { ($0.start, $0.end) } ?? (environment.repertoire == .ascii ? ("[", "]") : ("", ""))
        return columns >= TextWidth.columns(of: ends.0) + TextWidth.columns(of: ends.1) + 3 ? ends : ("", "")
    }

    /// A cell of a custom shape, filled as far as the active part covers it.
    private func append(_ cell: Int, _ stretches: [Stretch], _ shape: BarShape, to line: inout Line) {
        let left = Double(cell)
        let inside = stretches.filter { $0.start < left + 1 && $0.end > left }
        let covered = inside.map { min($0.end, left + 1) - max($0.start, left) }.max() ?? 0
        let isMoving = stretches.contains { $0.start > 0 }
        let last = shape.characters.count - 1
        // Rounded down, so that a bar is full only when its value is; indeterminate motion is rounded to nearest.
        let filled = Int(covered * Double(last) + (isMoving ? 0.5 : 1e-9))
        var style = element.style
        if filled > 0, style.foreground == nil { style.foreground = inside.first.map { .exact($0.color) } }
        if filled == 0 { (style.foreground, style.isBold) = (style.background, false) }
        style.background = nil
        line.append(String(shape.characters[last - filled]), style)
    }

    private func append(_ cell: Int, _ stretches: [Stretch], _ track: Color, to line: inout Line) {
        let left = Double(cell)
        let inside = stretches.filter { $0.start < left + 1 && $0.end > left }
        // Two parts rarely meet in one cell; the longer one is shown.
        func length(_ stretch: Stretch) -> Double { min(stretch.end, left + 1) - max(stretch.start, left) }
        guard let stretch = inside.max(by: { length($0) < length($1) }) else { return appendTrack(track, to: &line) }
        let color = element.style.foreground ?? .exact(stretch.color)
        if environment.repertoire == .ascii {
            let isWhole = length(stretch) >= (stretch.start <= 0 ? 1 - 1e-9 : 0.5)
            return line.append(isWhole ? "#" : "-")
        }
        let entered = max(0, stretch.start - left)
        if entered > 0 { return appendBegin(entered, length(stretch), color, track, to: &line) }
        let filled = Int(length(stretch) * 8 + 1e-9)
        if filled >= 8 { return line.append("█", TextStyle(foreground: color)) }
        if filled < 1 { return appendTrack(track, to: &line) }
        line.append(String(Self.eighths[filled - 1]), TextStyle(foreground: color, background: background(track)))
    }

    /// A cell in which the active part begins.
    private func appendBegin(
        _ entered: Double, _ length: Double, _ color: TerminalColor, _ track: Color, to line: inout Line
    ) {
        let isToTheEdge = entered + length > 1 - 1e-9
        let blank = Int((entered * 8).rounded())
        if length < 1 / 16.0 || blank >= 8 { return appendTrack(track, to: &line) }
        if blank < 1 { return line.append("█", TextStyle(foreground: color)) }
        if environment.colorDepth >= .palette256, isToTheEdge {
            line.append(String(Self.eighths[blank - 1]), TextStyle(foreground: trackColor(track), background: color))
        } else if length >= 0.25 {
            line.append(entered >= 0.25 ? "▐" : "█", TextStyle(foreground: color, background: background(track)))
        } else {
            appendTrack(track, to: &line)
        }
    }

    private func appendTrack(_ track: Color, to line: inout Line) {
        switch (environment.repertoire, environment.colorDepth) {
        case (.ascii, _): line.append("-")
        case (_, .none): line.append("░")
        default: line.append(" ", TextStyle(background: background(track)))
        }
    }

    private func background(_ track: Color) -> TerminalColor? {
        environment.colorDepth == .none || track.alpha <= 0 ? nil : trackColor(track)
    }

    private func trackColor(_ track: Color) -> TerminalColor { element.style.background ?? .exact(track) }
}
