import Foundation
import Synchronization
import TestSupport

/// Debian's nginx with a configuration of its own, on free ports of the loopback address.
final class NginxServer: Sendable {
    let folder: TemporaryFolder
    private let process: ServerProcess
    let port: Int
    let securePort: Int

    /// Whether the program is there at all.
    static let program: String? = ["/usr/sbin/nginx", "/usr/local/sbin/nginx"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    init(certificate: TestCertificate) async throws {
        folder = try TemporaryFolder()
        // nginx cannot choose a port itself: take two that are free now.
        (port, securePort) = try (Self.freePort(), Self.freePort())
        for name in ["site", "temp"] {
            try FileManager.default.createDirectory(atPath: folder.file(name), withIntermediateDirectories: false)
        }
        // The workers drop their rights.
        chmod(folder.path, 0o755)
        let text = Self.configuration(folder.path, port, securePort, certificate)
        try text.write(toFile: folder.file("nginx.conf"), atomically: true, encoding: .utf8)
        let program = [Self.program ?? "nginx", "-p", folder.path, "-c", folder.file("nginx.conf")]
        process = try ServerProcess("/usr/bin/env", ["python3", TestPaths.untilInputEnds] + program) { _ in }
        let log = folder.file("nginx.pid")
        try await poll { FileManager.default.fileExists(atPath: log) }
    }

    private static func freePort() throws -> Int {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
                bind(listener, general, length) == 0 ? getsockname(listener, general, &length) : -1
            }
        }
        guard code == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    private static func configuration(_ path: String, _ port: Int, _ secure: Int, _ certificate: TestCertificate)
        -> String
    {
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map { "    \($0)_temp_path \(path)/temp/\($0);" }.joined(separator: "\n")
        return """
            daemon off;
            master_process off;
            pid \(path)/nginx.pid;
            error_log \(path)/error.log;
            events { worker_connections 64; }
            http {
            \(temporary)
                log_format short escape=none '$server_protocol $status $http_range $http_if_range';
                access_log \(path)/access.log short;
                sendfile on;
                gzip on; gzip_types application/octet-stream; gzip_min_length 1;
                limit_rate_after 300k;
                server {
                    listen 127.0.0.1:\(port);
                    listen 127.0.0.1:\(secure) ssl http2;
                    ssl_certificate \(certificate.certificate);
                    ssl_certificate_key \(certificate.key);
                    root \(path)/site;
                    location /slow/ { alias \(path)/site/; limit_rate 200k; }
                }
            }
            """
    }

    func put(_ data: Data, _ name: String) throws {
        try data.write(to: URL(fileURLWithPath: folder.file("site/" + name)))
    }

    /// The lines of the access log: protocol, status, range, condition.
    func log(count: Int) async throws -> [String] {
        let path = folder.file("access.log")
        func lines() -> [String] {
            let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
            return text.split(separator: "\n").map(String.init)
        }
        try await poll { lines().count >= count }
        return lines()
    }
}
