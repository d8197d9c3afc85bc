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
        let window = try await Self.xdotool(server, "search --sync --name '^Headway probe$'").output
            .split(separator: "\n").last.map(String.init)
        let target = try #require(window)
        _ = try await Self.xdotool(server, "windowmove --sync \(target) 0 0")
        _ = try await Self.xdotool(server, "windowfocus --sync \(target)")
        let center = place.dropFirst("view at ".count)
        for command in input.commands {
            if command == "FOCUS" {
                #expect(await probe.line { $0 == "focus ring" } != nil, "the keyboard's focus shows a ring")
            } else {
                let command = command.replacing("VIEW", with: center)
                    .replacing("mousemove", with: "mousemove --window \(target)")
                _ = try await Self.xdotool(server, command)
            }
        }
        let seen = await probe.wait(input.taps == 0 ? 0.3 : 3) { Self.taps(probe) >= max(1, input.taps) }
        #expect(seen == (input.taps > 0))
        #expect(Self.taps(probe) == input.taps)
        #expect(GLibMessages.of(probe.errors) == [])
    }

    private static func taps(_ probe: Program) -> Int {
        probe.lines.count { $0.hasPrefix("tap ") }
    }

    private static func xdotool(_ server: XServer, _ command: String) async throws -> Program {
        let program = try Program("sh", ["-c", "xdotool \(command)"], server.environment())
        #expect(await program.finished(within: 10), "xdotool \(command)")
        return program
    }
}
