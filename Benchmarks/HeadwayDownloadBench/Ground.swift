import BenchSupport
import Foundation

/// A folder in memory with files to serve, and Debian's nginx serving them on the loopback address.
final class Ground {
    let folder: String
    private(set) var port = 0
    private var server: pid_t?

    init?() {
        let parent = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
        folder = "\(parent)/headway-bench-\(getpid())"
        guard let nginx = Child.find("nginx") else { return nil }
        try? FileManager.default.createDirectory(atPath: folder + "/site", withIntermediateDirectories: true)
        try? FileManager.default.createDirectory(atPath: folder + "/temp", withIntermediateDirectories: true)
        for candidate in Int.random(in: 20_000...28_000)... {
            try? configuration(candidate).write(toFile: folder + "/nginx.conf", atomically: true, encoding: .utf8)
            server = Child.start([nginx, "-p", folder, "-c", folder + "/nginx.conf"])
            for _ in 0..<200 where !FileManager.default.fileExists(atPath: folder + "/nginx.pid") { usleep(10_000) }
            if FileManager.default.fileExists(atPath: folder + "/nginx.pid") {
                port = candidate
                return
            }
            if candidate > 28_050 { return nil }
        }
    }

    private func configuration(_ port: Int) -> String {
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map { "\($0)_temp_path \(folder)/temp/\($0);" }.joined(separator: " ")
        return """
            daemon off; master_process off; pid \(folder)/nginx.pid; error_log /dev/null;
            events { worker_connections 64; }
            http { \(temporary) access_log off; sendfile on; tcp_nopush on;
              server { listen 127.0.0.1:\(port); root \(folder)/site; } }
            """
    }

    /// Makes a file of `bytes` to be served.
    func put(_ name: String, bytes: Int) {
        let block = Data((0..<(1 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) })
        let path = "\(folder)/site/\(name)"
        guard FileManager.default.createFile(atPath: path, contents: nil) else { return }
        guard let file = FileHandle(forWritingAtPath: path) else { return }
        for _ in 0..<(bytes >> 20) { file.write(block) }
        try? file.close()
    }

    func url(_ name: String) -> String { "http://127.0.0.1:\(port)/\(name)" }

    func remove(_ name: String) {
        for suffix in ["", ".part", ".part.json", ".aria2"] { unlink("\(folder)/\(name)\(suffix)") }
    }

    deinit {
        if let server {
            kill(server, SIGTERM)
            var status: Int32 = 0
            waitpid(server, &status, 0)
        }
        try? FileManager.default.removeItem(atPath: folder)
    }
}
