import TestSupport
import Testing

/// A real pointer and real keys, from outside.
@Suite(
    .requires("Xvfb", package: "xvfb"), .requires("openbox", package: "openbox"),
    .requires("xdotool", package: "xdotool"), .xServer, .serialized)
struct InputTests {
    /// What is done, and how many presses come of it.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let commands: [String]
        let taps: Int

        static let all = [
            Case(testDescription: "a click", commands: ["mousemove VIEW", "click 1"], taps: 1),
            Case(testDescription: "two clicks", commands: ["mousemove VIEW", "click 1", "click 1"], taps: 2),
            Case(
                testDescription: "pressed, dragged off and let go",
                commands: ["mousemove VIEW", "mousedown 1", "mousemove 5 200", "mouseup 1"], taps: 0),
            Case(
                testDescription: "a click beside it", commands: ["mousemove 5 200", "click 1"], taps: 0),
            Case(testDescription: "the other button", commands: ["mousemove VIEW", "click 3"], taps: 0),
            Case(testDescription: "Space", commands: ["key Tab", "FOCUS", "key space"], taps: 1),
            Case(testDescription: "Enter", commands: ["key Tab", "FOCUS", "key Return"], taps: 1),
            Case(testDescription: "Enter of the number pad", commands: ["key Tab", "FOCUS", "key KP_Enter"], taps: 1),
            Case(testDescription: "Space elsewhere", commands: ["key space"], taps: 0),
        ]
    }

    @Test("Presses", arguments: Case.all)
    func presses(_ input: Case) async throws {
        let server = try #require(XServer.current)
        let probe = try Program(Program.built("HeadwayGTKProbe"), ["show", "input"], server.environment())
        defer { probe.end() }
        let place = try #require(await probe.line { $0.hasPrefix("view at ") }, "\(probe.errors)")
        _ = try #require(await probe.line { $0 == "ready" })
        let desktop = Desktop(server: server)
        let target = try await desktop.focusWindow(titled: "Headway probe")
        try await desktop.run("windowmove --sync \(target) 0 0")
        let center = place.dropFirst("view at ".count)
        for command in input.commands {
            if command == "FOCUS" {
                #expect(await probe.line { $0 == "focus ring" } != nil, "the keyboard's focus shows a ring")
            } else {
                let command = command.replacing("VIEW", with: center)
                    .replacing("mousemove", with: "mousemove --window \(target)")
                try await desktop.run(command)
            }
        }
        // What must not count as a press is followed by one that does: nobody has to wait for nothing to happen.
        let follows = input.taps == 0
        if follows { try await desktop.run("mousemove --window \(target) \(center) click 1") }
        #expect(await probe.wait { Self.taps(probe) >= input.taps + (follows ? 1 : 0) })
        #expect(Self.taps(probe) == input.taps + (follows ? 1 : 0))
        #expect(GLibMessages.of(probe.errors) == [])
    }

    private static func taps(_ probe: Program) -> Int {
        probe.lines.count { $0.hasPrefix("tap ") }
    }
}
