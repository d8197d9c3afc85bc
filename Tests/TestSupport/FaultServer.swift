#if os(Linux)
package import Foundation
import Synchronization

/// The fault server of `Tests/Support`, started by a test and ended with it.
package final class FaultServer: Sendable {
    /// One request as the server saw it.
    package struct Request: Decodable, Sendable {
        package var method: String
        package var target: String
        package var path: String
        package var key: String
        package var hit: Int
        package var headers: [String: String]
        package var time: Double
        /// The name in the client's certificate, if it showed one.
        package var peer: String?
        /// The client's port.
        package var connection: Int?
    }

    private struct Greeting: Decodable {
        var port: Int
    }

    private struct Departure: Decodable {
        var departure: String
    }

    private struct Log {
        var port: Int?
        var departures: [String] = []
        var requests: [Request] = []
        var rest = Data()
    }

    private let process: ServerProcess
    private let log: LogBox
    package let port: Int
    private let scheme: String

    private final class LogBox: Sendable {
        let contents = Mutex(Log())

        func take(_ data: Data) {
            contents.withLock { log in
                log.rest.append(data)
                while let end = log.rest.firstIndex(of: 0x0A) {
                    let line = Data(log.rest[..<end])
                    log.rest = Data(log.rest[log.rest.index(after: end)...])
                    if let request = try? JSONDecoder().decode(Request.self, from: line) {
                        log.requests.append(request)
                    } else if let greeting = try? JSONDecoder().decode(Greeting.self, from: line) {
                        log.port = greeting.port
                    } else if let departure = try? JSONDecoder().decode(Departure.self, from: line) {
                        log.departures.append(departure.departure)
                    }
                }
            }
        }
    }

    /// The servers that all tests share: starting one for each would keep a small machine busy for long.
    private actor Shared {
        static let servers = Shared()
        private var started: [String: Task<FaultServer, any Error>] = [:]

        func server(_ name: String, _ certificate: TestCertificate?) async throws -> FaultServer {
            let task = started[name] ?? Task { try await FaultServer(certificate: certificate) }
            started[name] = task
            return try await task.value
        }
    }

    /// The shared server of a name; another name is another port.
    package static func shared(_ name: String = "plain", certificate: TestCertificate? = nil) async throws
        -> TaggedServer
    {
        TaggedServer(server: try await Shared.servers.server(name, certificate))
    }

    package init(certificate: TestCertificate? = nil) async throws {
        let log = LogBox()
        var arguments = ["python3", "-u", TestPaths.faultServer]
        if let certificate {
            arguments += ["--cert", certificate.certificate, "--key", certificate.key]
            arguments += ["--clients", certificate.authority]
        }
        process = try ServerProcess("/usr/bin/env", arguments) { log.take($0) }
        self.log = log
        scheme = certificate == nil ? "http" : "https"
        try await poll { log.contents.withLock { $0.port != nil } }
        port = log.contents.withLock { $0.port } ?? 0
    }

    /// The address of `path` on this server.
    package func url(_ path: String) -> String {
        "\(scheme)://127.0.0.1:\(port)\(path)"
    }

    /// The address of a file of so many bytes, at so many bytes a second.
    package func file(_ name: String, size: Int, rate: Int? = nil) -> String {
        url("/\(name)?size=\(size)" + (rate.map { "&rate=\($0)" } ?? ""))
    }

    /// What was asked under `key`, once it is so much: the server's log comes a moment after its answers.
    package func requests(_ key: String, count: Int) async throws -> [Request] {
        try await poll { requests(key).count >= count }
        return requests(key)
    }

    /// Waits until so many connections were given up on which an answer under `key` stood still.
    package func departures(_ key: String, count: Int) async throws {
        try await poll { log.contents.withLock { $0.departures.count { $0 == key } } >= count }
    }

    /// What was asked so far under `key`.
    package func requests(_ key: String) -> [Request] {
        log.contents.withLock { log in log.requests.filter { $0.key == key } }
    }

    /// The body that the server sends for a version: the same bytes by the same rule.
    package static func body(version: UInt32 = 1, size: Int) -> Data {
        let length = 64 << 10
        var state = version
        var base = [UInt8](repeating: 0, count: length)
        for index in base.indices {
            state = state &* 1_664_525 &+ 1_013_904_223
            base[index] = UInt8(state >> 24)
        }
        var body = Data(capacity: size + length)
        var block: UInt64 = 0
        while body.count < size {
            withUnsafeBytes(of: block.bigEndian) { body.append(contentsOf: $0) }
            body.append(contentsOf: base[8...])
            block += 1
        }
        return body.prefix(size)
    }
}
#endif
