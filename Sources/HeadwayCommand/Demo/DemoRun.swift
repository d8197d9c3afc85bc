import Foundation
import Headway
import HeadwayDownloads
import HeadwayFilm
import HeadwayTerminal

/// One showing of the demonstration, from the first look to the contact sheet.
@MainActor
struct DemoRun {
    let server: DemoServer
    let folder: String
    let color: ScreenOptions.Switch

    nonisolated init(server: DemoServer, folder: String, color: ScreenOptions.Switch) {
        self.server = server
        self.folder = folder
        self.color = color
    }

    /// Downloads, shows, verifies and writes the sheet; says what was seen.
    func play(sheet: String) async -> ExitCode {
        let digest = server.file.sha256
        var request = DownloadRequest(url: server.address, destination: .folder(folder))
        request.digest = .expected(digest)
        request.retry = RetryPolicy(limit: 5, base: .milliseconds(200))
        let downloader = Downloader()
        let download = downloader.download(request)
        var options = ScreenOptions()
        options.color = color
        let screen = ProgressScreen(options: options)
        screen.log("Serving \(server.file.size >> 20) MiB at \(server.address); the connection is cut once on the way.")
        screen.add(.download(DemoFile.name), sampling: { ScreenReport.reading(of: download) })
        let camera = DemoCamera(download)
        let outcome = await camera.film(for: download)
        screen.finish()
        return report(outcome, digest: digest, camera: camera, sheet: sheet)
    }

    private func report(
        _ outcome: Result<DownloadResult, DownloadError>, digest: String, camera: DemoCamera, sheet: String
    ) -> ExitCode {
        guard case .success(let result) = outcome else {
            if case .failure(let error) = outcome { Console.complain("demo: \(error.message)") }
            return .failure
        }
        let expected: Set<DownloadState> = [.initial, .indeterminate, .running, .completed]
        guard camera.seen.isSuperset(of: expected), server.log.count >= 2 else {
            Console.complain("demo: not every state was seen: \(camera.seen.map { "\($0)" }.sorted())")
            return .failure
        }
        do {
            let png = try ContactSheet(camera.cells, columns: 6).png()
            try png.write(to: URL(fileURLWithPath: sheet), options: .atomic)
        } catch {
            Console.complain("demo: \(sheet) cannot be written")
            return .notWritable
        }
        Console.write(
            """
            Requests: \(server.log.joined(separator: ", ")).
            SHA-256 verified: \(digest) (\(result.bytes) bytes).
            Frames that were shown: \(sheet).

            """)
        return .success
    }
}

extension DemoFile {
    /// The SHA-256 of the whole file.
    var sha256: String {
        let digest = SHA256Digest()
        let chunk = 1 << 20
        for start in stride(from: 0, to: size, by: chunk) {
            bytes(start..<min(size, start + chunk)).withUnsafeBytes { digest.update($0) }
        }
        return digest.finish()
    }
}
