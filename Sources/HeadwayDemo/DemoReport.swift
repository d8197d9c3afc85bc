import FoundationEssentials
import Glibc
import Headway
package import HeadwayCommandLine
package import HeadwayDownloads
import HeadwayFilm

/// The result of the demonstration.
package struct DemoReport {
    package let status: ExitCode
    /// What was shown, or what went wrong, in one line.
    package let text: String

    /// Checks what was filmed, and writes the contact sheet if all is well.
    @MainActor
    package static func judge(
        _ outcome: Result<DownloadResult, DownloadError>, _ camera: DemoCamera, _ setting: DemoSetting, sheet: String
    ) -> DemoReport {
        let expected: Set<DownloadState> = [.initial, .indeterminate, .running, .completed]
        let result: DownloadResult
        switch outcome {
        case .success(let success): result = success
        case .failure(.cancelled): return DemoReport(.interrupted, "interrupted; nothing is left behind")
        case .failure(let error): return DemoReport(.failure, error.message)
        }
        let missing = expected.subtracting(camera.seen).map { "\($0)" }.sorted()
        guard missing.isEmpty else {
            return DemoReport(.failure, "not every state was seen: \(missing.joined(separator: ", ")) was not")
        }
        guard setting.server.log.count >= 2 else { return DemoReport(.failure, "the download was not resumed") }
        do {
            try camera.sheet.png().write(to: URL(fileURLWithPath: sheet), options: .atomic)
        } catch {
            return DemoReport(.notWritable, "\(sheet): cannot be written")
        }
        let lines = [
            ProgramText.requests.text(setting.server.log.joined(separator: ", ")),
            ProgramText.verified.text(DemoSetting.digest, "\(result.bytes) B"), ProgramText.frames.text(sheet),
        ]
        return DemoReport(.success, lines.joined(separator: "\n"))
    }

    private init(_ status: ExitCode, _ text: String) {
        (self.status, self.text) = (status, text)
    }

    /// Prints it, on the appropriate stream.
    package func print() {
        if status == .success { Console.write(text + "\n") } else { Console.complain("demo: \(text)") }
    }
}
