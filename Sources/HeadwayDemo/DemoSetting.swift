import FoundationEssentials
import Glibc
import HeadwayCommandLine
package import HeadwayDownloads

/// The demonstration's setup: a file that is served on this machine, and a folder to download it to.
package final class DemoSetting: Sendable {
    /// 64 MiB at a watchable speed, with one interruption.
    static let size = 64 << 20
    static let bytesPerSecond = 14.0 * 1_048_576
    package static let cutAt = 27 << 20

    /// The SHA-256 of the whole file (sha256sum): the bytes are the same on every machine.
    static let digest = "2983377f15b061c5035db8fbd6bdfdc5d03db9e366beeb802788dd7861648efe"

    let server: DemoServer
    /// A new folder for this run.
    package let folder: String

    /// Starts the server; throws a one-line message and a status if that fails.
    package init() throws(DemoRefusal) {
        let opened = DemoServer(
            file: DemoFile(size: Self.size), bytesPerSecond: Self.bytesPerSecond, cutAt: Self.cutAt)
        guard let opened else {
            throw DemoRefusal(reason: "no port can be opened on the loopback address", status: .failure)
        }
        server = opened
        // Last, so that there is nothing to remove if the above fails.
        guard let made = Self.temporaryFolder() else {
            opened.stop()
            throw DemoRefusal(reason: "no temporary folder can be created", status: .notWritable)
        }
        folder = made
        server.start()
    }

    package var address: String { server.address }

    /// A description of the demonstration, in the user's language.
    package var announcement: String {
        ProgramText.serving.text("\(Self.size >> 20) MiB", address)
    }

    /// The download that is shown.
    package var request: DownloadRequest {
        var request = DownloadRequest(url: address, destination: .folder(folder))
        request.digest = .expected(Self.digest)
        request.retry = RetryPolicy(limit: 5, base: .milliseconds(200))
        return request
    }

    /// Stops the server and removes the file it sent; anything else in the folder stays.
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
