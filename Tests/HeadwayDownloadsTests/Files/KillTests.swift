import Foundation
import TestSupport
import Testing

@testable import HeadwayDownloads

/// A process that is killed at random instants, and the next one that goes on.
///
/// HEADWAY_LONG_TESTS=1 in the environment does it 50 times with 200 MB instead of 8 times with 24 MB in a second.
@Suite(.limited, .timeLimit(.minutes(15))) struct KillTests {
    static let isLong = ProcessInfo.processInfo.environment["HEADWAY_LONG_TESTS"] == "1"
    static let size = isLong ? 200_000_000 : 24_000_000
    static let instants = isLong ? 50 : 8

    @Test func `a killed download goes on where it was, byte for byte`() async throws {
        let server = try await FaultServer.shared()
        let folder = try TemporaryFolder()
        let body = FaultServer.body(size: Self.size)
        var random = SplitMix(seed: 5)
        var resumed = 0
        for index in 0..<Self.instants {
            let position = Int.random(in: -Self.size / 20..<Self.size * 21 / 20, using: &random)
            let path = folder.file("k")
            let url = server.url("/k?key=\(index)&size=\(Self.size)\(Self.isLong ? "" : "&rate=\(Self.size)")")
            try await killed(at: position, [url, path])
            let part = size(of: path + ".part")
            let isDone = size(of: path) != nil
            let probe = try ProbeProcess([url, path])
            let code = try await probe.lines().first?.code
            // The kill may have come after all was done: then the file that is there is not touched.
            #expect(code == "completed" || isDone && code == "exists", "position \(position)")
            #expect(folder.contents("k") == body, "position \(position)")
            #expect(folder.names == ["k"], "position \(position)")
            if let part, part > 0 {
                resumed += 1
                // Not one byte that is in the file is asked for again; a whole file proves itself by its last byte.
                let requests = try await server.requests("\(index)", count: 2)
                #expect(requests.last?.headers["range"] == "bytes=\(part == Self.size ? part - 1 : part)-")
            }
            try FileManager.default.removeItem(atPath: path)
        }
        #expect(resumed > 1)
    }

    private func size(of path: String) -> Int? {
        try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    }

    /// Starts the probe and kills it when its part has grown to `position`; beyond the size, when the part is gone.
    private func killed(at position: Int, _ arguments: [String]) async throws {
        let probe = try ProbeProcess(arguments)
        let (path, part) = (arguments[1], arguments[1] + ".part")
        await onThread {
            let end = Date(timeIntervalSinceNow: 60)
            while position >= 0, Date() < end, size(of: path) == nil,
                position >= Self.size || size(of: part) ?? -1 < position
            {
                usleep(200)
            }
            probe.kill()
        }
    }
}
