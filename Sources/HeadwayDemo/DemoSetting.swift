import FoundationEssentials
import Glibc
import HeadwayCommandLine
package import HeadwayDownloads

/// What the demonstration plays with: a file that is served on this machine, and a folder for what arrives.
package final class DemoSetting: Sendable {
    /// 64 MiB at a pace that leaves time to look, and a cut on the way.
    static let size = 64 << 20
    static let bytesPerSecond = 14.0 * 1_048_576
    package static let cutAt = 27 << 20

    /// The SHA-256 of the whole file (sha256sum): the bytes are the same on every machine.
    static let digest = "2983377f15b061c5035db8fbd6bdfdc5d03db9e366beeb802788dd7861648efe"

    let server: DemoServer
    /// A new folder of this run's own.
    package let folder: String

    /// Begins to serve; one line and a status where the system refuses.
    package init() throws(DemoRefusal) {
        let opened = DemoServer(
            file: DemoFile(size: Self.size), bytesPerSecond: Self.bytesPerSecond, cutAt: Self.cutAt)
        guard let opened else {
            throw DemoRefusal(reason: "no port of the loopback address can be opened", status: .failure)
        }
        server = opened
        // Last, so that there is something to remove only from here on.
        guard let made = Self.temporaryFolder() else {
            opened.stop()
            throw DemoRefusal(reason: "no temporary folder can be made", status: .notWritable)
        }
        folder = made
        server.start()
    }

    /// Where the file is.
    package var address: String { server.address }

    /// What is going to be seen.
    package var announcement: String {
        "Serving \(Self.size >> 20) MiB at \(address); the connection is cut once on the way."
    }

    /// The download that is shown.
    package var request: DownloadRequest {
        var request = DownloadRequest(url: address, destination: .folder(folder))
        request.digest = .expected(Self.digest)
        request.retry = RetryPolicy(limit: 5, base: .milliseconds(200))
        return request
    }

    /// Ends the server and removes what it sent; what else somebody downloaded to the folder stays.
    package func clear() {
        server.stop()
        for suffix in ["", ".part", ".part.json"] { unlink("\(folder)/\(DemoFile.name)\(suffix)") }
        rmdir(folder)
    }

    private static func temporaryFolder() -> String? {
        let template = FileManager.default.temporaryDirectory.appendingPathComponent("headway-demo-XXXXXX").path
        var bytes = Array(template.utf8CString)
        guard mkdtemp(&bytes) != nil else { return nil }
        return String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
