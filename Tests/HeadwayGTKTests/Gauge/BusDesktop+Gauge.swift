import Foundation
import TestSupport

/// What a gauge's window shows.
extension BusDesktop {
    /// What a program's window shows once it has settled; nil where there is none.
    ///
    /// A button is then pressed if its label is given.
    func state(of program: String, thenPressing button: String? = nil) async throws -> GaugeState? {
        let script = TestPaths.script("gauge_state.py")
        let reader = try Program("/usr/bin/python3", [script, program, "4"] + (button.map { [$0] } ?? []), environment)
        guard await reader.finished(within: 30),
            let seen = try? JSONDecoder().decode(Seen.self, from: Data(reader.output.utf8))
        else { return nil }
        return GaugeState(
            title: seen.title, text: seen.text ?? "", percentage: seen.percentage, canConfirm: seen.ok == "on",
            showsTimeLeft: seen.left)
    }

    /// Whether something moves: three pictures differ, where a label that changes once a second makes two alike.
    func isMoving() async throws -> Bool {
        var pictures: Set<String> = []
        for _ in 0..<3 {
            let picture = try Program("sh", ["-c", "import -window root rgb:- | md5sum"], server.environment())
            guard await picture.finished(within: 30) else { return false }
            guard pictures.insert(picture.output).inserted else { return false }
        }
        return true
    }

    private struct Seen: Decodable {
        var title: String
        var text: String?
        var percentage: Int?
        var ok: String
        var left: Bool
    }
}
