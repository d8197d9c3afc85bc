import Testing

/// One habit of scripts that show a dialog: what they write, what their user does, and why Headway may differ.
struct GaugeHabit: CustomTestStringConvertible, Sendable {
    /// What the user does once the script has said what it says first.
    enum Deed: String, Sendable {
        /// Nothing; the script goes on.
        case none = "–"
        /// Presses OK.
        case ok = "OK"
        /// Presses Cancel; Ctrl-C in the terminal.
        case cancel = "Cancel"
        /// Closes the window.
        case close = "closes"
        /// Presses Escape.
        case escape = "Escape"
    }

    let name: String
    var options = ""
    /// Shell commands; `hold` waits until the user has looked, and without it the input ends.
    let script: String
    var deed = Deed.none
    /// What is watched beside the gauge: whether the script and its producer live on.
    var watchesProducer = false
    /// Variables of the gauge's environment.
    var variables: [String: String] = [:]
    /// Why what Headway does is not what zenity does.
    var reason: String?

    var testDescription: String { name }

    /// The button that is pressed, if one is.
    var button: String? {
        switch deed {
        case .ok: "OK"
        case .cancel: "Cancel"
        case .none, .close, .escape: nil
        }
    }

    /// The key that is pressed, if one is.
    var key: String? {
        switch deed {
        case .close: "alt+F4"
        case .escape: "Escape"
        case .none, .ok, .cancel: nil
        }
    }
}

extension GaugeHabit {
    static let all = ends + lines + options + users + variables

    private static let ends = [
        GaugeHabit(
            name: "to the end", script: "echo 10; echo '# one'; echo 55; echo '# two'; echo 100", deed: .ok),
        GaugeHabit(name: "half way", script: "echo 10; echo '# one'; echo 55; hold; echo 100", deed: .ok),
        GaugeHabit(name: "100 while the script goes on", script: "echo 50; echo 100; hold", deed: .ok),
        GaugeHabit(name: "a label after 100", script: "echo 100; echo '# All done.'", deed: .ok),
        GaugeHabit(name: "the end of the input before 100", script: "echo 40; echo '# one'", deed: .ok),
        GaugeHabit(
            name: "strict: the end of the input before 100", options: "--strict", script: "echo 40", deed: .ok,
            reason: "zenity has no such option: a script that crashed looks done"),
        GaugeHabit(name: "no input at all", script: ":", deed: .ok),
        GaugeHabit(name: "closing itself at 100", options: "--auto-close", script: "echo 55; hold; echo 100; sleep 1"),
        GaugeHabit(name: "closing itself at the end of the input", options: "--auto-close", script: "echo 55; hold"),
        GaugeHabit(
            name: "closing itself, strict", options: "--auto-close --strict", script: "echo 55; hold",
            reason: "zenity has no such option: a script that crashed looks done"),
    ]

    private static let lines = [
        GaugeHabit(name: "fractions", script: "echo 33.4; hold; echo 100", deed: .ok),
        GaugeHabit(name: "a fraction with a comma", script: "echo 33,4; hold; echo 100", deed: .ok),
        GaugeHabit(name: "a sign of per cent", script: "echo 45%; hold; echo 100", deed: .ok),
        GaugeHabit(name: "words after the number", script: "echo '45 per cent'; hold; echo 100", deed: .ok),
        GaugeHabit(name: "over 100", script: "echo 20; echo 250; hold", deed: .ok),
        GaugeHabit(name: "backwards", script: "echo 60; echo 20; hold; echo 100", deed: .ok),
        GaugeHabit(name: "below 0", script: "echo 20; echo -5; hold; echo 100", deed: .ok),
        GaugeHabit(
            name: "3 of 10", script: "echo 20; echo '3 of 10'; hold; echo 100", deed: .ok,
            reason: "zenity reads all digits, 310; here the line is ignored and reported once"),
        GaugeHabit(name: "words", script: "echo 20; echo 'working ...'; hold; echo 100", deed: .ok),
        GaugeHabit(name: "blank lines", script: "echo 20; echo; echo '  '; hold; echo 100", deed: .ok),
        GaugeHabit(
            name: "a number after blanks", script: "echo 20; printf '  42\\n'; hold; echo 100", deed: .ok,
            reason: "zenity ignores it; printf and seq -w align numbers so"),
        GaugeHabit(name: "a line break in a label", script: #"echo '# one\ntwo'; echo 20; hold; echo 100"#, deed: .ok),
        GaugeHabit(name: "markup in a label", script: "echo '# <b>one</b> & two'; echo 20; hold; echo 100", deed: .ok),
        GaugeHabit(name: "an empty label", script: "echo '# one'; echo '#'; echo 20; hold; echo 100", deed: .ok),
        GaugeHabit(
            name: "a label of dialog's", script: "echo 10; printf 'XXX\\n30\\none\\nXXX\\n'; hold; echo 100", deed: .ok,
            reason: "blocks are dialog's, whose scripts work too"),
        GaugeHabit(name: "pulsate:true", script: "echo 20; echo pulsate:true; hold; echo 100", deed: .ok),
        GaugeHabit(
            name: "pulsate:false", options: "--pulsate", script: "echo 20; echo pulsate:false; hold; echo 100",
            deed: .ok),
    ]

    private static let options = [
        GaugeHabit(name: "--percentage", options: "--percentage=30", script: "hold; echo 100", deed: .ok),
        GaugeHabit(name: "--text", options: "--text='Copying files'", script: "echo 5; hold; echo 100", deed: .ok),
        GaugeHabit(name: "--title", options: "--title='My title'", script: "echo 5; hold; echo 100", deed: .ok),
        GaugeHabit(name: "--pulsate", options: "--pulsate", script: "echo '# one'; hold", deed: .none),
        GaugeHabit(name: "--pulsate, and numbers", options: "--pulsate", script: "echo 20; hold", deed: .none),
        GaugeHabit(name: "--pulsate to the end", options: "--pulsate", script: "echo '# one'", deed: .ok),
        GaugeHabit(name: "--pulsate --auto-close", options: "--pulsate --auto-close", script: "echo '# one'; hold"),
        GaugeHabit(
            name: "--time-remaining", options: "--time-remaining",
            script: "echo 20; sleep 1.2; echo 40; sleep 1.2; echo 60; hold; echo 100", deed: .ok),
        GaugeHabit(name: "--timeout", options: "--timeout=4", script: "echo 20; hold; sleep 6"),
        GaugeHabit(
            name: "--auto-close --percentage=100", options: "--auto-close --percentage=100", script: ":"),
        GaugeHabit(
            name: "--percentage=150", options: "--percentage=150", script: "hold; echo 100", deed: .ok,
            reason: "a command line that cannot be meant is refused, with 2"),
        GaugeHabit(
            name: "--width and --height", options: "--width=500 --height=120", script: "echo 5; hold; echo 100",
            deed: .ok),
        GaugeHabit(
            name: "an unknown option", options: "--colour", script: ":",
            reason: "both refuse it; 2 is Headway's status for a bad command line"),
    ]

    private static let users = [
        GaugeHabit(name: "cancelled", script: "echo 20; hold; echo 30", deed: .cancel),
        GaugeHabit(name: "closed", script: "echo 20; hold; echo 30", deed: .close),
        GaugeHabit(name: "Escape", script: "echo 20; hold; echo 30", deed: .escape),
        GaugeHabit(name: "closed after the end", script: "echo 20; echo 100", deed: .close),
        GaugeHabit(name: "cancelled while it pulses", options: "--pulsate", script: "hold", deed: .cancel),
        GaugeHabit(
            name: "--no-cancel, closed", options: "--no-cancel", script: "echo 20; hold; echo 100; sleep 2",
            deed: .close,
            reason: "zenity takes the window's close button away, and a key of the window manager still closes it"),
        GaugeHabit(
            name: "--no-cancel, Ctrl-C", options: "--no-cancel", script: "echo 20; hold; echo 30", deed: .cancel),
        GaugeHabit(
            name: "cancelled, the script goes on writing", script: "produce; echo 20; hold; tick", deed: .cancel,
            watchesProducer: true),
        GaugeHabit(
            name: "--auto-kill, the script goes on writing", options: "--auto-kill",
            script: "produce; echo 20; hold; tick", deed: .cancel, watchesProducer: true),
        GaugeHabit(
            name: "--auto-kill, the script is silent", options: "--auto-kill",
            script: "produce; echo 20; hold; sleep 8", deed: .cancel, watchesProducer: true),
        GaugeHabit(
            name: "--auto-kill, closed", options: "--auto-kill", script: "produce; echo 20; hold; tick", deed: .close,
            watchesProducer: true),
    ]

    private static let variables = [
        GaugeHabit(
            name: "ZENITY_CANCEL=7", script: "echo 20; hold; echo 30", deed: .cancel, variables: ["ZENITY_CANCEL": "7"]),
        GaugeHabit(name: "ZENITY_OK=8", script: "echo 100", deed: .ok, variables: ["ZENITY_OK": "8"]),
        GaugeHabit(
            name: "ZENITY_ESC=9", script: "echo 20; hold; echo 30", deed: .escape, variables: ["ZENITY_ESC": "9"]),
        GaugeHabit(
            name: "ZENITY_TIMEOUT=6", options: "--timeout=4", script: "hold; sleep 6",
            variables: ["ZENITY_TIMEOUT": "6"],
            reason: "Debian's zenity 3.44 does not read this one of its variables"),
    ]
}
