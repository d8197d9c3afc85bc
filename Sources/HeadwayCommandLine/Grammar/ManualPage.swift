/// The manual page `headway.1`, made of the catalogue.
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
            "Downloads files and shows how they go, shows the progress of scripts, and plays indicators on a virtual clock.",
            "Long options take their value behind a blank or an equals sign;", ".B \\-\\-", "ends the options.",
        ]
        for command in commands {
            lines += [".SH \"HEADWAY \(command.name.rawValue.uppercased())\"", escaped(command.summary)]
            for paragraph in command.discussion { lines += [".PP", escaped(paragraph)] }
            for option in command.allOptions { lines += [".TP", heading(option), escaped(option.help)] }
        }
        lines += [
            ".SH FILES", ".TP", ".I NAME.part", "A partial download, in the destination folder.", ".TP",
            ".I NAME.part.json",
            "What is needed to go on with it.",
            ".SH ENVIRONMENT", ".TP", ".B NO_COLOR",
            "When set and not empty, nothing is coloured; progress is shown all the same.",
            ".SH \"SEE ALSO\"", ".BR curl (1),", ".BR zenity (1)",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func heading(_ option: Option) -> String {
        let letter = option.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
        let value = option.placeholder.map { " \\fI\(escaped($0))\\fR" } ?? ""
        return "\(letter)\\fB\(escaped(option.name.flag))\\fR\(value)"
    }

    /// Text without meaning to the formatter: dashes, backslashes, a dot or quote at a line's beginning, and what is not ASCII.
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
