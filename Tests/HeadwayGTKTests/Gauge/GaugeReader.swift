import Foundation
import TestSupport
import Testing

/// Sees what a gauge's window shows, and presses its buttons, by one program that stays as long as its display.
actor GaugeReader {
    /// What is seen at one moment.
    struct Look: Decodable {
        let title: String
        let text: String
        let percentage: Int?
        let left: Bool
        /// A sum of all that is on the display.
        let picture: String
    }

    private struct Request: Encodable {
        let program: String
        var press: String?
    }

    private let folder: TemporaryFolder
    private let reader: Program
    private let requests: FileHandle
    private var count = 0

    init(_ desktop: BusDesktop) throws {
        folder = try TemporaryFolder()
        let pipe = folder.path + "/requests"
        try #require(mkfifo(pipe, 0o600) == 0)
        reader = try Program(
            "/usr/bin/python3", [TestPaths.script("gauge_state.py"), pipe], desktop.environment, lifetime: .tests)
        // Open for both, so that it waits for nobody.
        requests = try #require(FileHandle(forUpdatingAtPath: pipe))
    }

    deinit { reader.end() }

    /// What a program's window shows now; nil where there is none.
    func look(at program: String) async throws -> Look? {
        try await answer(to: Request(program: program))
    }

    /// Presses a button; false where there is none that can be pressed.
    func press(_ button: String, of program: String) async throws -> Bool {
        try await answer(to: Request(program: program, press: button)) ?? false
    }

    private func answer<Answer: Decodable>(to request: Request) async throws -> Answer? {
        try requests.write(contentsOf: JSONEncoder().encode(request) + Data("\n".utf8))
        count += 1
        let lines = try await Self.lines(of: reader, atLeast: count)
        return try JSONDecoder().decode(Answer?.self, from: Data(lines[count - 1].utf8))
    }

    private static func lines(of reader: Program, atLeast count: Int) async throws -> [String] {
        let isAnswered = await reader.wait { reader.output.count { $0 == "\n" } >= count }
        try #require(isAnswered, "\(reader.errors)")
        return reader.lines
    }
}
