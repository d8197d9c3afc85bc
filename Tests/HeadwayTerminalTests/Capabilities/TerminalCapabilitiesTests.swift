import Headway
import Testing

@testable import HeadwayTerminal

struct CapabilityCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var environment: [String: String] = [:]
    var isTerminal = true
    var options = ScreenOptions()
    var mode: ScreenOptions.Mode = .rows
    var depth: ColorDepth = .palette16
    var taskbar: TerminalCapabilities.TaskbarRoute = .none
    var isSynchronized = false
    var rewraps = true

    init(
        _ description: String, _ environment: [String: String] = [:], isTerminal: Bool = true,
        mode: ScreenOptions.Mode = .rows, depth: ColorDepth = .palette16,
        taskbar: TerminalCapabilities.TaskbarRoute = .none, isSynchronized: Bool = false, rewraps: Bool = true,
        options: (inout ScreenOptions) -> Void = { _ in }
    ) {
        testDescription = description
        self.environment = ["TERM": "xterm"].merging(environment) { $1 }
        (self.isTerminal, self.mode, self.depth, self.taskbar) = (isTerminal, mode, depth, taskbar)
        (self.isSynchronized, self.rewraps) = (isSynchronized, rewraps)
        options(&self.options)
    }
}

@Suite("What a terminal can do")
struct TerminalCapabilitiesTests {
    static let cases = [
        CapabilityCase("an unknown terminal"),
        CapabilityCase("a pipe", isTerminal: false, mode: .lines, depth: .none),
        CapabilityCase("a dumb terminal", ["TERM": "dumb"], mode: .lines, depth: .none),
        CapabilityCase("no TERM at all", ["TERM": ""], mode: .lines, depth: .none),
        CapabilityCase("NO_COLOR takes colour alone", ["NO_COLOR": "1"], depth: .none),
        CapabilityCase("an empty NO_COLOR says nothing", ["NO_COLOR": ""]),
        CapabilityCase("CLICOLOR=0", ["CLICOLOR": "0"], depth: .none),
        CapabilityCase("CLICOLOR_FORCE in a pipe", ["CLICOLOR_FORCE": "1"], isTerminal: false, mode: .lines),
        CapabilityCase("NO_COLOR against CLICOLOR_FORCE", ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], depth: .none),
        CapabilityCase("CI", ["CI": "true"], mode: .lines),
        CapabilityCase("CI=false", ["CI": "false"]),
        CapabilityCase("a user who wants lines", ["HEADWAY_PROGRESS": "lines"], mode: .lines),
        CapabilityCase("a user who wants nothing", ["HEADWAY_PROGRESS": "none"], mode: .silent),
        CapabilityCase("a user who wants rows", ["HEADWAY_PROGRESS": "bar", "CI": "true"]),
        CapabilityCase("a user who leaves it open, or is not understood", ["HEADWAY_PROGRESS": "auto"]),
        CapabilityCase("an option against the user's variable", ["HEADWAY_PROGRESS": "none"]) { $0.mode = .rows },
        CapabilityCase("256 colours", ["TERM": "xterm-256color"], depth: .palette256),
        CapabilityCase("24 bits", ["COLORTERM": "truecolor"], depth: .exact),
        CapabilityCase("24 bits by the name", ["TERM": "xterm-direct"], depth: .exact),
        CapabilityCase("an option against NO_COLOR", ["NO_COLOR": "1"]) { $0.color = .always },
        CapabilityCase("an option against colour", ["COLORTERM": "truecolor"], depth: .none) { $0.color = .never },
        CapabilityCase("rows by option in a pipe", isTerminal: false, mode: .rows, depth: .none) { $0.mode = .rows },
        CapabilityCase("lines by option in a terminal", mode: .lines) { $0.mode = .lines },
        CapabilityCase("WezTerm", ["TERM_PROGRAM": "WezTerm"], taskbar: .direct, isSynchronized: true),
        CapabilityCase("Windows Terminal", ["WT_SESSION": "x"], taskbar: .direct, isSynchronized: true),
        CapabilityCase("VTE 0.80", ["VTE_VERSION": "8000"], taskbar: .direct),
        CapabilityCase("VTE 0.78", ["VTE_VERSION": "7800"]),
        CapabilityCase(
            "kitty, whose version is not known", ["TERM": "xterm-kitty", "KITTY_WINDOW_ID": "1"],
            depth: .palette256, isSynchronized: true),
        CapabilityCase(
            "an iTerm2 that pops up notifications", ["TERM_PROGRAM": "iTerm.app", "TERM_FEATURES": "T3SxBF"],
            isSynchronized: true),
        CapabilityCase(
            "an iTerm2 with progress", ["TERM_PROGRAM": "iTerm.app", "TERM_FEATURES": "T3SxPBF"],
            taskbar: .direct, isSynchronized: true),
        CapabilityCase("the taskbar by option") { $0.taskbar = .never },
        CapabilityCase("the taskbar forced", taskbar: .direct) { $0.taskbar = .always },
        CapabilityCase("the taskbar never in a pipe", isTerminal: false, mode: .lines, depth: .none) {
            $0.taskbar = .always
        },
        CapabilityCase(
            "tmux in Ghostty", ["TMUX": "x", "GHOSTTY_RESOURCES_DIR": "/x", "TERM_PROGRAM_VERSION": "3.5a"],
            taskbar: .throughTmux, isSynchronized: true),
        CapabilityCase("tmux 3.3", ["TMUX": "x", "TERM_PROGRAM_VERSION": "3.3a"]),
        CapabilityCase("xterm itself", ["XTERM_VERSION": "XTerm(379)"], rewraps: false),
        CapabilityCase("the Linux console", ["TERM": "linux"], rewraps: false),
        CapabilityCase("GNU screen", ["STY": "1.pts"], rewraps: false),
    ]

    @Test("found out", arguments: cases)
    func detects(_ expected: CapabilityCase) {
        let found = TerminalCapabilities(
            environment: expected.environment, isTerminal: expected.isTerminal, options: expected.options)
        #expect(found.mode == expected.mode)
        #expect(found.colorDepth == expected.depth)
        #expect(found.taskbar == expected.taskbar)
        #expect(found.synchronizesOutput == expected.isSynchronized)
        #expect(found.rewraps == expected.rewraps)
    }

    static let locales: [([String: String], Bool)] = [
        ([:], false), (["LANG": "C"], false), (["LANG": "de_DE.UTF-8"], true), (["LANG": "C.utf8"], true),
        (["LANG": "de_DE.UTF-8", "LC_ALL": "C"], false), (["LANG": "C", "LC_CTYPE": "en_US.UTF-8"], true),
        (["LC_ALL": "", "LANG": "en_US.UTF-8"], true),
    ]

    @Test("locales", arguments: locales)
    func locale(environment: [String: String], isUnicode: Bool) {
        #expect(TerminalCapabilities(environment: environment, isTerminal: true).showsUnicode == isUnicode)
    }

    @Test("exact colours become the nearest there are")
    func colors() {
        #expect(ColorDepth.nearest256(255, 0, 0) == 196)
        #expect(ColorDepth.nearest256(128, 128, 128) == 244)
        #expect(ColorDepth.nearest256(33, 150, 243) == 33)
        #expect(ColorDepth.nearest16(250, 10, 10) == 9)
        #expect(ColorDepth.nearest16(0, 0, 0) == 0)
        #expect(ColorDepth.none.code(.exact(.white), layer: .foreground) == "")
        #expect(ColorDepth.exact.code(.exact(.white), layer: .background) == "48;2;255;255;255")
        #expect(ColorDepth.palette16.code(.palette(9), layer: .foreground) == "91")
    }

    @Test("motion is reduced for the program or for the user", arguments: [nil, "reduced", "full"], [true, false])
    func motion(variable: String?, option: Bool) {
        var options = ScreenOptions()
        options.reducesMotion = option
        let environment = ["TERM": "xterm"].merging(variable.map { ["HEADWAY_MOTION": $0] } ?? [:]) { $1 }
        let capabilities = TerminalCapabilities(environment: environment, isTerminal: true, options: options)
        #expect(capabilities.reducesMotion == (option || variable == "reduced"))
    }

    @Test(
        "a light terminal is one that says so",
        arguments: zip(
            ["", "15;0", "0;15", "0;default;15", "0;7", "0;8", "12;9", "x"],
            [false, false, true, true, true, false, true, false]))
    func light(text: String, isLight: Bool) {
        let capabilities = TerminalCapabilities(environment: ["TERM": "xterm", "COLORFGBG": text], isTerminal: true)
        #expect(capabilities.isLight == isLight)
        #expect(ScreenCore(capabilities: capabilities).environment.indicators.appearance == (isLight ? .light : .dark))
    }
}
