/// What the environment tells about a terminal.
///
/// There is no general question that a terminal would answer without its input being read, so the lists here are of
/// variables that terminals set (Sources.md#terminal-detection, Sources.md#osc-9-4).
struct TerminalFacts {
    let environment: [String: String]
    let isTerminal: Bool

    private func value(_ name: String) -> String { environment[name] ?? "" }

    private var term: String { value("TERM") }

    private var program: String { value("TERM_PROGRAM") }

    /// True inside tmux.
    var isTmux: Bool { !value("TMUX").isEmpty }

    /// True where rows can be drawn in place: a terminal that can move its cursor, and somebody who looks at it.
    var canRedraw: Bool {
        isTerminal && !term.isEmpty && term != "dumb" && (value("CI").isEmpty || value("CI") == "false")
    }

    /// How the user wants progress to be shown, by `HEADWAY_PROGRESS`; nil where that is left to be found out.
    var wantedMode: ScreenOptions.Mode? {
        switch value("HEADWAY_PROGRESS") {
        case "bar": .rows
        case "lines": .lines
        case "none": .silent
        default: nil
        }
    }

    /// True where the user wants what moves by itself to be slower and simpler, by `HEADWAY_MOTION`.
    var wantsReducedMotion: Bool { value("HEADWAY_MOTION") == "reduced" }

    /// `NO_COLOR` wins over `CLICOLOR_FORCE`, that over the stream, and `CLICOLOR=0` switches it off in a terminal.
    var isColorWanted: Bool {
        if !value("NO_COLOR").isEmpty { return false }
        let force = value("CLICOLOR_FORCE")
        if !force.isEmpty && force != "0" { return true }
        return isTerminal && !term.isEmpty && term != "dumb" && value("CLICOLOR") != "0"
    }

    /// How many colours the terminal has, if it is to show any: at least the 16 that every terminal with colours has.
    var depth: ColorDepth {
        let declared = value("COLORTERM").lowercased()
        if declared == "truecolor" || declared == "24bit" || term.hasSuffix("-direct") { return .exact }
        if term.contains("256color") || term == "xterm-kitty" || term == "xterm-ghostty" { return .palette256 }
        return .palette16
    }

    /// True where the terminal says that its background is light: the last number of `COLORFGBG`, as rxvt and Konsole set it.
    var isLight: Bool {
        let background = value("COLORFGBG").split(separator: ";").last.flatMap { Int($0) } ?? 0
        return background == 7 || (9...15).contains(background)
    }

    /// The locale's encoding, by the first of the three variables that is set, as in POSIX.
    var isLocaleUnicode: Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].map(value).first { !$0.isEmpty } ?? ""
        let name = locale.lowercased()
        return name.contains("utf-8") || name.contains("utf8")
    }

    /// xterm, the Linux console and GNU screen cut lines off when they get narrower; the others break them anew.
    var rewraps: Bool {
        if isTmux { return true }
        return value("XTERM_VERSION").isEmpty && value("STY").isEmpty && term != "linux"
    }

    /// Terminals known to hold a frame back; those that do not know the mode ignore it.
    var synchronizesOutput: Bool {
        if isTmux { return version("TERM_PROGRAM_VERSION") >= [3, 4] }
        let names = ["WezTerm", "ghostty", "iTerm.app", "vscode", "contour", "rio", "mintty"]
        if names.contains(program) || !value("WT_SESSION").isEmpty || !value("KITTY_WINDOW_ID").isEmpty { return true }
        return ["xterm-kitty", "xterm-ghostty", "foot", "alacritty", "contour", "wezterm"].contains {
            term.hasPrefix($0)
        }
    }

    /// Terminals known to have links; those that do not know them mostly ignore them, but not all.
    var showsLinks: Bool {
        if isTmux { return version("TERM_PROGRAM_VERSION") >= [3, 4] }
        if ["WezTerm", "ghostty", "iTerm.app", "vscode", "contour", "rio", "mintty"].contains(program) { return true }
        // VTE has them from 0.50.
        if (Int(value("VTE_VERSION")) ?? 0) >= 5000 || !value("WT_SESSION").isEmpty { return true }
        if !value("KITTY_WINDOW_ID").isEmpty || !value("KONSOLE_VERSION").isEmpty { return true }
        return ["xterm-kitty", "xterm-ghostty", "foot", "alacritty", "contour", "wezterm"].contains {
            term.hasPrefix($0)
        }
    }

    /// Terminals known to draw OSC 9;4, and in a version that does not pop up notifications instead.
    ///
    /// kitty does not tell its version and was such a terminal before 0.38, so it is left out unless asked for.
    var showsTaskbar: Bool {
        if program == "WezTerm" || program == "ghostty" || !value("WT_SESSION").isEmpty { return true }
        if isTmux && (!value("GHOSTTY_RESOURCES_DIR").isEmpty || !value("WEZTERM_PANE").isEmpty) { return true }
        if value("ConEmuANSI") == "ON" || value("FLATPAK_TTY_PROGRESS") == "1" { return true }
        if (Int(value("VTE_VERSION")) ?? 0) >= 8000 || version("PTYXIS_VERSION") >= [48] { return true }
        return Self.features(value("TERM_FEATURES")).contains("P")
    }

    /// The parts of a version; what is no number ends them.
    private func version(_ name: String) -> Version {
        Version(parts: value(name).split(separator: ".").map { Int($0.prefix { $0.isNumber }) ?? 0 })
    }

    /// iTerm2's feature list: each token is a capital letter, then small letters, then digits.
    static func features(_ text: String) -> [String] {
        var tokens: [String] = []
        for character in text where character.isASCII && character.isLetter {
            if character.isUppercase {
                tokens.append(String(character))
            } else if let last = tokens.indices.last {
                tokens[last].append(character)
            }
        }
        return tokens
    }
}

/// A version number, compared part by part.
private struct Version {
    var parts: [Int]

    static func >= (version: Version, least: [Int]) -> Bool { !version.parts.lexicographicallyPrecedes(least) }
}
