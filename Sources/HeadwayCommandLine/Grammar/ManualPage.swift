/// The manual page `headway.1`, generated from the catalogue.
package enum ManualPage {
    /// The page in the manual's markup (man(7)).
    package static func text(_ commands: [Subcommand]) -> String {
        var lines = [
            ".TH HEADWAY 1 \"\" \"headway \(Catalogue.version)\" \"User Commands\"",
            ".SH NAME", "headway \\- progress indicators and the downloads they indicate",
            ".SH SYNOPSIS",
        ]
        for command in commands { lines += [".B headway", escaped(String(command.usage.dropFirst(8))), ".br"] }
        lines += [
            ".SH DESCRIPTION",
            "Downloads files and shows their progress, shows the progress of scripts, and renders indicators on a virtual clock.",
            "A long option takes its value after a blank or an equals sign, and letters may be combined, as in",
            ".BR \\-qj2 ;",
            ".B \\-\\-", "ends the options.",
        ]
        for command in commands {
            lines += [".SH \"HEADWAY \(command.name.rawValue.uppercased())\"", escaped(command.summary)]
            for paragraph in command.discussion { lines += [".PP", escaped(paragraph)] }
            for option in command.allOptions { lines += [".TP", heading(option), escaped(option.help)] }
        }
        lines += examples
        lines += [
            ".SH FILES", ".TP", ".I NAME.part", "A partial download, in the destination folder.", ".TP",
            ".I NAME.part.json",
            "What is needed to resume it.",
            ".SH ENVIRONMENT",
        ]
        for (names, text) in environment { lines += [".TP", ".B " + names, escaped(text)] }
        lines += [".SH \"SEE ALSO\"", ".BR curl (1),", ".BR zenity (1),", ".BR dialog (1)"]
        return lines.joined(separator: "\n") + "\n"
    }

    private static let examples: [String] = {
        let examples = [
            (
                "Download two files, at most 2 MiB a second each:",
                "headway get --limit-rate 2M https://example.org/a.iso https://example.org/b.iso"
            ),
            ("Show the progress of a copy:", "rsync -a --info=progress2 photos/ backup/ | headway gauge --text Photos"),
            ("Run a program and show its progress:", "headway gauge -- ninja -C build"),
            (
                "Show the progress of a script in a window:",
                "(echo 10; echo '# Copying'; cp -r a b; echo 100) | headway gauge --window --auto-close"
            ),
            ("Look at every indicator:", "headway gallery"),
        ]
        return [".SH EXAMPLES"]
            + examples.flatMap { [".PP", escaped($0.0), ".PP", ".RS", ".EX", escaped($0.1), ".EE", ".RE"] }
    }()

    /// The environment variables, and their effects.
    private static let environment = [
        ("HEADWAY_PROGRESS", "How to show progress where no option says so: auto, bar, lines or none."),
        ("HEADWAY_MOTION", "If reduced, what moves by itself in a terminal is slower and simpler."),
        ("NO_COLOR", "If set and not empty, nothing is coloured. Progress is still shown."),
        ("CLICOLOR_FORCE", "If set and not 0, colours are used even where the output is not a terminal."),
        ("CLICOLOR", "If 0, no colours are used in a terminal."),
        ("CI", "If set and not false, progress is printed as lines."),
        ("TERM, COLORTERM", "What the terminal can do. With TERM=dumb, progress is printed as lines."),
        ("COLORFGBG", "Whether the terminal is light: the last number is the colour of its background."),
        ("LC_ALL, LC_CTYPE, LANG", "Whether characters beyond ASCII can be shown."),
        ("COLUMNS, LINES", "The size to assume where the output is not a terminal."),
        ("DISPLAY, WAYLAND_DISPLAY", "Where windows are opened."),
        ("NETRC", "The file to read user names and passwords from, instead of ~/.netrc."),
        (
            "http_proxy, https_proxy, all_proxy, no_proxy",
            "The proxies to download through, and the hosts to reach without one, as for curl(1)."
        ),
        (
            "ZENITY_OK, ZENITY_CANCEL, ZENITY_ESC, ZENITY_TIMEOUT",
            "The exit statuses of a gauge, as for zenity. DIALOG_OK and the others do the same."
        ),
    ]

    private static func heading(_ option: Option) -> String {
        let letter = option.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
        let value = option.placeholder.map { " \\fI\(escaped($0))\\fR" } ?? ""
        return "\(letter)\\fB\(escaped(option.name.flag))\\fR\(value)"
    }

    /// Text with everything escaped that means something to the formatter: dashes, backslashes, a dot or quote at a
    /// line's beginning, and non-ASCII characters.
    private static func escaped(_ text: String) -> String {
        var plain = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": plain += "\\e"
            case "-": plain += "\\-"
            case _ where scalar.isASCII: plain.unicodeScalars.append(scalar)
            default:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                plain += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
            }
        }
        return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }
}
