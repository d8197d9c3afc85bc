import Headway

/// The one-column symbol for a row's state.
enum StateGlyph {
    private static let turning: [Character] = ["⣾", "⣷", "⣯", "⣟", "⡿", "⢿", "⣻", "⣽"]
    private static let turningASCII: [Character] = ["|", "/", "-", "\\"]

    /// The symbol of a state; a spinner is shown at an angle, in compass degrees.
    static func line(
        _ state: DownloadState, angle: Double, _ style: TextStyle, _ environment: RowEnvironment
    ) -> Line {
        let (sign, ascii, color) = parts(state, angle: angle)
        var style = style
        style.foreground = style.foreground ?? color.map { .palette($0) }
        return Line(String(environment.repertoire == .unicode ? sign : ascii), style)
    }

    /// The symbol, its ASCII equivalent, and a colour from the terminal's palette: green, yellow, red.
    private static func parts(_ state: DownloadState, angle: Double) -> (Character, Character, UInt8?) {
        switch state {
        case .initial: ("○", "o", nil)
        case .indeterminate, .running: (frame(turning, angle), frame(turningASCII, angle), nil)
        case .completed: ("✔", "+", 2)
        case .paused: ("‖", "=", 3)
        case .failed: ("✘", "x", 1)
        }
    }

    private static func frame(_ frames: [Character], _ angle: Double) -> Character {
        let turn = angle / 360
        let part = turn.isFinite ? turn - turn.rounded(.down) : 0
        return frames[min(frames.count - 1, Int(part * Double(frames.count)))]
    }
}
