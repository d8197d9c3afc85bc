import Foundation
import Synchronization
import TestSupport

/// The probe program at work.
final class ProbeProcess: Sendable {
    /// What it prints for each download.
    struct Line: Decodable, Sendable {
        var path: String?
        var code: String?
        var message: String?
        var bytes: Int64?
        var sha256: String?
        var alive: Bool?
    }

    private final class Box: Sendable {
        let text = Mutex(Data())
    }

    let server: ServerProcess
    private let box = Box()

    init(_ arguments: [String]) throws {
        let here = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let box = box
        server = try ServerProcess(here.appendingPathComponent("HeadwayDownloadProbe").path, arguments) { data in
            box.text.withLock { $0.append(data) }
        }
    }

    /// Ends it as a power cut would: without a word.
    func kill() {
        Foundation.kill(server.process.processIdentifier, SIGKILL)
        while server.process.isRunning { usleep(500) }
    }

    /// Waits for its own end and gives what it printed.
    func lines() async throws -> [Line] {
        // Its last line says that it lives; a crash has none.
        try await poll(seconds: 120) { isTold || !server.process.isRunning && !exitedNormally }
        try await poll { !server.process.isRunning }
        let text = box.text.withLock { String(decoding: $0, as: UTF8.self) }
        return text.split(separator: "\n").compactMap { try? JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    }

    private var isTold: Bool {
        box.text.withLock { String(decoding: $0, as: UTF8.self).contains("\"alive\"") }
    }

    var exitedNormally: Bool { server.process.terminationReason == .exit && server.process.terminationStatus == 0 }
}
