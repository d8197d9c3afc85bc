import CGTK
import Glibc
import HeadwayCommandLine
import HeadwayDemo
import HeadwayDownloads

/// The window of `headway demo`: the download page, with a download from this machine that starts by itself.
@MainActor
final class DemoWindow: SessionWindow {
    private(set) var status = ExitCode.failure.rawValue
    private let options: DemoOptions
    private let setting: DemoSetting
    private let interface = Interface(PackageResources.demo_window_ui)
    private let page: DownloadPage
    private var interruption: Interruption?

    /// Long enough to see the last motion, in seconds.
    private static let lastLook = 1.5

    init(_ options: DemoOptions, in setting: DemoSetting) {
        self.options = options
        self.setting = setting
        page = DownloadPage(folder: setting.folder)
        if let content = interface.find("content"), let root = page.root { content.append(root) }
    }

    func present() {
        guard let window = interface.find("window") else { return Session.quit() }
        say(setting.announcement)
        Console.write(setting.announcement + "\n")
        Session.present(window)
        let playing = Task { await play() }
        // Both ways of ending it early end the task, and the task ends the program.
        Closing.handle(window) { playing.cancel() }
        interruption = Interruption(by: Interruption.endings) { playing.cancel() }
    }

    private func play() async {
        let row = page.add(setting.request)
        let camera = DemoCamera(row)
        let outcome = await camera.film(row.download)
        finish(DemoReport.judge(outcome, camera, setting, sheet: options.sheet))
        if stays {
            try? await Task.sleep(for: .seconds(1e9))
        } else {
            try? await Task.sleep(for: .seconds(Self.lastLook))
        }
        await page.stop()
        setting.clear()
        Session.quit()
    }

    /// Whether the user closes the window: somebody who started it by hand wants to see the end.
    private var stays: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && !options.closesItself }

    private func finish(_ report: DemoReport) {
        let wasClosed = report.status == .interrupted && interruption?.happened == false
        guard !wasClosed else {
            return Console.complain("demo: the window was closed before the download was complete")
        }
        status = report.status.rawValue
        report.print()
        guard report.status == .success else { return say(report.text) }
        say(ProgramText.complete.text(options.sheet))
        if stays { Console.write(ProgramText.closeToEnd.text() + "\n") }
    }

    private func say(_ text: String) { interface.find("caption")?.set("label", text) }
}
