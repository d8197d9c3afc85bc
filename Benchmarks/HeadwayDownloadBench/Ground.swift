import BenchSupport
import Foundation

/// Files to serve, Debian's nginx serving them on the loopback address, and places to download to.
final class Ground {
    /// How a file is asked for.
    enum Scheme: Equatable {
        case plain
        case tls1
        case tls2

        var name: String {
            switch self {
            case .plain: "HTTP/1.1"
            case .tls1: "TLS with HTTP/1.1"
            case .tls2: "TLS with HTTP/2"
            }
        }
    }

    /// Where files go.
    struct Place {
        var name: String
        var path: String
    }

    let folder: String
    let places: [Place]
    let authority: String
    private var ports: [Int] = []
    private var servers: [pid_t] = []
    private var folders = 0

    init?() {
        let memory = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
        folder = "\(memory)/headway-bench-\(getpid())"
        authority = folder + "/cert.pem"
        let disk = "\(FileManager.default.currentDirectoryPath)/.build/bench-\(getpid())"
        places = [Place(name: "memory", path: folder + "/to"), Place(name: "disk", path: disk)]
        guard let nginx = Child.find("nginx"), let openssl = Child.find("openssl") else { return nil }
        for path in [folder + "/site/small", folder + "/temp"] + places.map(\.path) {
            try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        let made = Child.run([
            openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days",
            "2",
            "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", folder + "/key.pem", "-out",
            authority,
        ])
        guard made?.status == 0, startServer(nginx) else { return nil }
    }

    private func startServer(_ nginx: String) -> Bool {
        for candidate in stride(from: Int.random(in: 20_000...28_000), to: 30_000, by: 3) {
            let path = folder + "/nginx.conf"
            try? configuration(candidate).write(toFile: path, atomically: true, encoding: .utf8)
            guard let server = Child.start([nginx, "-p", folder, "-c", path]) else { return false }
            servers.append(server)
            let pid = folder + "/nginx.pid"
            for _ in 0..<200 where !FileManager.default.fileExists(atPath: pid) { usleep(10_000) }
            guard FileManager.default.fileExists(atPath: pid) else { continue }
            ports = [candidate, candidate + 1, candidate + 2]
            return true
        }
        return false
    }

    private func configuration(_ port: Int) -> String {
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map { "\($0)_temp_path \(folder)/temp/\($0);" }.joined(separator: " ")
        return """
            daemon off; master_process off; pid \(folder)/nginx.pid; error_log /dev/null;
            events { worker_connections 128; }
            http { \(temporary) access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000;
              ssl_certificate \(authority); ssl_certificate_key \(folder)/key.pem;
              server { listen 127.0.0.1:\(port); listen 127.0.0.1:\(port + 1) ssl; root \(folder)/site; }
              server { listen 127.0.0.1:\(port + 2) ssl http2; root \(folder)/site; } }
            """
    }

    /// Makes a file of `bytes` to be served.
    func put(_ name: String, bytes: Int) {
        let block = Data((0..<min(1 << 20, bytes)).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) })
        let path = "\(folder)/site/\(name)"
        guard FileManager.default.createFile(atPath: path, contents: nil) else { return }
        guard let file = FileHandle(forWritingAtPath: path) else { return }
        for _ in 0..<max(1, bytes >> 20) { file.write(block) }
        try? file.close()
    }

    func url(_ scheme: Scheme, _ name: String) -> String {
        switch scheme {
        case .plain: "http://127.0.0.1:\(ports[0])/\(name)"
        case .tls1: "https://127.0.0.1:\(ports[1])/\(name)"
        case .tls2: "https://127.0.0.1:\(ports[2])/\(name)"
        }
    }

    /// The address of a file by way of a slow relay; nil where there is no Python for it.
    func relayed(_ name: String, bytes: Int) -> String? {
        guard let python = Child.find("python3") else { return nil }
        put(name, bytes: bytes)
        let port = ports[0] + 1_000
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("relay.py").path
        guard let relay = Child.start([python, script, "\(port)", "\(ports[0])", "0.1", "500000"]) else { return nil }
        servers.append(relay)
        usleep(500_000)
        return "http://127.0.0.1:\(port)/\(name)"
    }

    /// A library to be loaded before others that makes each flush take so long; nil where there is no C compiler.
    func slowFlush(milliseconds: Int) -> String? {
        guard let compiler = Child.find("cc") else { return nil }
        let (source, library) = (folder + "/slow.c", folder + "/slow.so")
        let flush = ["fsync", "fdatasync"].map {
            "int \($0)(int file) { usleep(\(milliseconds * 1_000)); return syscall(SYS_\($0), file); }"
        }
        let text =
            "#define _GNU_SOURCE\n#include <unistd.h>\n#include <sys/syscall.h>\n" + flush.joined(separator: "\n")
        try? text.write(toFile: source, atomically: true, encoding: .utf8)
        let made = Child.run([compiler, "-shared", "-fPIC", "-o", library, source])
        return made?.status == 0 ? library : nil
    }

    func freshFolder(_ place: Place) -> String {
        folders += 1
        let path = "\(place.path)/\(folders)"
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    deinit {
        for server in servers {
            kill(server, SIGTERM)
            var status: Int32 = 0
            waitpid(server, &status, 0)
        }
        for path in [folder] + places.map(\.path) { try? FileManager.default.removeItem(atPath: path) }
    }
}
