import HeadwayCommandLine
import HeadwayDemo
import HeadwayDownloads
import HeadwayTerminal

/// `headway demo`: a real download, using nothing but this machine.
enum DemoCommand {
    static func run(_ arguments: Arguments) async throws(UsageError) -> ExitCode {
        let options = try DemoOptions(arguments)
        if !options.isForTerminal {
            switch WindowCommand.availability {
            case .available: return try WindowCommand.replaceProcess()
            case .noDisplay: break
            case .noProgram:
                Console.complain("demo: without a window, since headway-window is missing; it needs GTK 4")
            case .refused(let display):
                Console.complain("demo: without a window, since the display '\(display)' cannot be opened")
            }
        }
        return await play(options)
    }

    /// Shows it in the terminal.
    private static func play(_ options: DemoOptions) async -> ExitCode {
        let setting: DemoSetting
        do {
            setting = try DemoSetting()
        } catch {
            Console.complain("demo: \(error.reason)")
            return error.status
        }
        defer { setting.clear() }
        let download = Downloader().download(setting.request)
        var screenOptions = ScreenOptions()
        screenOptions.color = options.color
        let screen = ProgressScreen(options: screenOptions)
        screen.log(setting.announcement)
        screen.add(.download(download.displayName), sampling: download.rowSource)
        let report = await film(download, setting, sheet: options.sheet)
        screen.finish()
        report.print()
        return report.status
    }

    @MainActor
    private static func film(_ download: Download, _ setting: DemoSetting, sheet: String) async -> DemoReport {
        let camera = DemoCamera(PaperStage(download))
        let filming = Task { await camera.film(download) }
        let interruption = Interruption(by: Interruption.endings) { filming.cancel() }
        defer { withExtendedLifetime(interruption) {} }
        return DemoReport.judge(await filming.value, camera, setting, sheet: sheet)
    }
}
