import Foundation

/// A script that pipes into a gauge, with files through which a test and the script tell each other how far they are.
final class GaugeScript: Sendable {
    let folder: String
    /// The command line that runs it: `bash FILE`.
    var path: String { folder + "/script" }

    /// Writes the script of a habit for a gauge's command line.
    init(_ habit: GaugeHabit, for subject: GaugeSubject) throws {
        let gauge = try subject.command()
        // Ctrl-C reaches the script too; this one lives on, to tell how its gauge ended.
        let trap = subject == .terminal ? "trap : INT\n" : ""
        folder = NSTemporaryDirectory() + "/headway-gauge-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let exports = habit.variables.map { "export \($0.key)=\($0.value)\n" }.joined()
        // Set before the pipe: the shell that is hung up on is the one that runs it, as in anybody's script.
        let inner = """
            cd '\(folder)'
            \(trap)\(exports)hold() { : >said; until [ -e go ]; do sleep 0.05; done; }
            produce() { echo $BASHPID >producer; }
            tick() { for i in {1..200}; do echo 20; sleep 0.1; done; }
            ( \(habit.script); : >said; ) | { echo $BASHPID >gauge; exec \(gauge) \(habit.options); }
            status=${PIPESTATUS[1]}
            exit $status
            """
        try inner.write(toFile: folder + "/inner", atomically: true, encoding: .utf8)
        try
            "\(trap)bash '\(folder)/inner'\necho $? >'\(folder)/status.new'; mv '\(folder)/status.new' '\(folder)/status'\n"
            .write(toFile: path, atomically: true, encoding: .utf8)
    }

    deinit {
        letGo()
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// True once it has said what it says first.
    var hasSpoken: Bool { exists("said") }

    /// Lets a script go on that holds.
    func letGo() { _ = FileManager.default.createFile(atPath: folder + "/go", contents: nil) }

    /// How it ended; nil while it runs.
    var ending: GaugeOutcome.Ending? {
        guard let status = text("status").flatMap({ Int32($0) }) else { return nil }
        return status == 128 + SIGHUP ? .hangsUpScript : .exit(status)
    }

    /// True once the gauge has ended, whatever becomes of its script.
    var isGaugeOver: Bool {
        ending != nil || text("gauge").flatMap { pid_t($0) }.map { kill($0, 0) != 0 } ?? false
    }

    /// What has become of the part that writes, a few seconds after the user did something.
    func producerAfterAWhile() async -> String {
        let deadline = ContinuousClock.now + .seconds(5)
        while isProducerRunning, ContinuousClock.now < deadline { try? await Task.sleep(for: .milliseconds(20)) }
        return isProducerRunning ? "producer lives" : "producer ended"
    }

    private var isProducerRunning: Bool {
        text("producer").flatMap { pid_t($0) }.map { kill($0, 0) == 0 } ?? false
    }

    private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder + "/" + name) }

    private func text(_ name: String) -> String? {
        (try? String(contentsOfFile: folder + "/" + name, encoding: .utf8))?.trimmingCharacters(
            in: .whitespacesAndNewlines)
    }
}
