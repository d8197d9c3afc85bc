#if os(Linux)
import Foundation

/// A certificate authority and a certificate of it for 127.0.0.1, made by the openssl command.
package final class TestCertificate: Sendable {
    package let folder: TemporaryFolder
    package var authority: String { folder.file("ca.pem") }
    package var certificate: String { folder.file("cert.pem") }
    package var key: String { folder.file("key.pem") }

    package init() throws {
        folder = try TemporaryFolder()
        try "subjectAltName=IP:127.0.0.1,DNS:localhost\n"
            .write(toFile: folder.file("names"), atomically: true, encoding: .utf8)
        let new = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
        try run(["req", "-x509", "-subj", "/CN=Test authority", "-keyout", "ca.key", "-out", "ca.pem"] + new)
        try run(["req", "-new", "-subj", "/CN=127.0.0.1", "-keyout", "key.pem", "-out", "request.pem"] + new)
        try run([
            "x509", "-req", "-in", "request.pem", "-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial",
            "-extfile", "names", "-days", "2", "-out", "cert.pem",
        ])
    }

    private func run(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["openssl"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.standardError = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Late(description: "openssl \(arguments.prefix(2)) failed")
        }
    }
}
#endif
