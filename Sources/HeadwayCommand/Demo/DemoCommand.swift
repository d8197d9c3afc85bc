import Foundation
import Headway
import HeadwayDownloads
import HeadwayFilm
import HeadwayTerminal

/// `headway demo`: a real download, seen, with nothing but this machine.
enum DemoCommand {
    /// 64 MiB at a pace that leaves time to look, and a cut on the way.
    static let size = 64 << 20
    static let bytesPerSecond = 14.0 * 1_048_576
    static let cutAt = 27 << 20

    static func run(_ arguments: Arguments) async throws(UsageError) -> ExitCode {
        guard arguments.operands.isEmpty else {
            throw UsageError("demo takes no operands, not '\(arguments.operands[0])'")
        }
        guard let folder = temporaryFolder() else {
            Console.complain("demo: no temporary folder can be made")
            return .notWritable
        }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let server = DemoServer(file: DemoFile(size: size), bytesPerSecond: bytesPerSecond, cutAt: cutAt)
        guard let server else {
            Console.complain("demo: no port of the loopback address can be opened")
            return .failure
        }
        server.start()
        defer { server.stop() }
        let sheet = arguments["output"] ?? "headway-demo.png"
        return await DemoRun(server: server, folder: folder, color: GetOptions.color(arguments)).play(sheet: sheet)
    }

    private static func temporaryFolder() -> String? {
        let template = FileManager.default.temporaryDirectory.appendingPathComponent("headway-demo-XXXXXX").path
        var bytes = Array(template.utf8CString)
        guard mkdtemp(&bytes) != nil else { return nil }
        return String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
