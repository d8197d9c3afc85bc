/// What the environment says about a terminal.
///
/// Terminals cannot be queried without reading their input, so this relies on variables that terminals set
/// (Sources.md#terminal-detection, Sources.md#osc-9-4).
struct TerminalFacts {
    let environment: [String: String]
    let isTerminal: Bool

    private func value(_ name: String) -> String { environment[name] ?? "" }

    private var term: String { value("TERM") }

    private var program: String { value("TERM_PROGRAM") }

    var isTmux: Bool { !value("TMUX").isEmpty }

    /// True if rows can be drawn in place: on a terminal that can move its cursor, with somebody watching.
    var canRedraw: Bool {
        isTerminal && !term.isEmpty && term != "dumb" && (value("CI").isEmpty || value("CI") == "false")
    }

    /// How the user wants progress to be shown, from `HEADWAY_PROGRESS`; nil if it is not set.
    var wantedMode: ScreenOptions.Mode? {
        switch value("HEADWAY_PROGRESS") {
        case "bar": .rows
        case "lines": .lines
        case "none": .silent
        default: nil
        }
    }

    /// True if the user wants reduced motion, from `HEADWAY_MOTION`.
    var wantsReducedMotion: Bool { value("HEADWAY_MOTION") == "reduced" }

    /// `NO_COLOR` overrides `CLICOLOR_FORCE`, which overrides the stream; `CLICOLOR=0` turns colour off in a terminal.
    var isColorWanted: Bool {
        if !value("NO_COLOR").isEmpty { return false }
        let force = value("CLICOLOR_FORCE")
        if !force.isEmpty && force != "0" { return true }
        return isTerminal && !term.isEmpty && term != "dumb" && value("CLICOLOR") != "0"
    }

    /// How many colours the terminal has, assuming that it has any: at least the 16 that every colour terminal has.
    var depth: ColorDepth {
        let declared = value("COLORTERM").lowercased()
        if declared == "truecolor" || declared == "24bit" || term.hasSuffix("-direct") { return .exact }
        if term.includes("256color") || term == "xterm-kitty" || term == "xterm-ghostty" { return .palette256 }
        return .palette16
    }

    /// True if the terminal says that its background is light: the last number of `COLORFGBG`, which rxvt and Konsole
    /// set.
    var isLight: Bool {
        let background = value("COLORFGBG").split(separator: ";").last.flatMap { Int($0) } ?? 0
        return background == 7 || (9...15).contains(background)
    }

    /// The locale's encoding, from the first of the three variables that is set, as POSIX requires.
    var isLocaleUnicode: Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].map(value).first { !$0.isEmpty } ?? ""
        let name = locale.lowercased()
        return name.includes("utf-8") || name.includes("utf8")
    }

    /// xterm, the Linux console and GNU screen cut lines off when they get narrower; the others rewrap them.
    var rewraps: Bool {
        if isTmux { return true }
        return value("XTERM_VERSION").isEmpty && value("STY").isEmpty && term != "linux"
    }

    /// Terminals known to support synchronized output; others ignore it.
    var synchronizesOutput: Bool {
        if isTmux { return version("TERM_PROGRAM_VERSION") >= [3, 4] }
        let names = ["WezTerm", "ghostty", "iTerm.app", "vscode", "contour", "rio", "mintty"]
        if names.contains(program) || !value("WT_SESSION").isEmpty || !value("KITTY_WINDOW_ID").isEmpty { return true }
        return ["xterm-kitty", "xterm-ghostty", "foot", "alacritty", "contour", "wezterm"].contains {
            term.hasPrefix($0)
        }
    }

    /// Terminals known to support hyperlinks; most others ignore them, but not all.
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

    /// Terminals known to support OSC 9;4, in a version that does not show notifications instead.
    ///
    /// kitty does not report its version, and showed notifications before 0.38, so it is used only on request.
    var showsTaskbar: Bool {
        if program == "WezTerm" || program == "ghostty" || !value("WT_SESSION").isEmpty { return true }
        if isTmux && (!value("GHOSTTY_RESOURCES_DIR").isEmpty || !value("WEZTERM_PANE").isEmpty) { return true }
        if value("ConEmuANSI") == "ON" || value("FLATPAK_TTY_PROGRESS") == "1" { return true }
        if (Int(value("VTE_VERSION")) ?? 0) >= 8000 || version("PTYXIS_VERSION") >= [48] { return true }
        return Self.features(value("TERM_FEATURES")).contains("P")
    }

    /// The parts of a version, up to the first that is not a number.
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
