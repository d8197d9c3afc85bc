import Foundation
import Testing

/// The web server of the downloader's tests, on the loopback address, for one test.
final class FaultServer: Sendable {
    let port: Int
    private let program: Program

    init() async throws {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Support/fault_server.py").path
        // It ends when its standard input does.
        program = try Program("sh", ["-c", "sleep 1000 | python3 \"$0\"", script])
        let line = try #require(await program.line { $0.contains("port") }, "\(program.errors)")
        port = try #require(Int(line.filter(\.isNumber)))
    }

    deinit { program.kill() }

    /// The address of a file of so many bytes, at so many bytes a second.
    func file(_ name: String, size: Int, rate: Int? = nil) -> String {
        "http://127.0.0.1:\(port)/\(name)?size=\(size)" + (rate.map { "&rate=\($0)" } ?? "")
    }
}
