import CGTK
import CGTKTest
import Foundation
import Headway
import HeadwayGTK
import HostCases

/// Widgets made and destroyed in every order of ownership, again and again: none is left, and the heap does not grow.
extension Scenario {
    static let lifetimes: [Scenario] = [
        trial("made and dropped, never in a window") { _, count in
            for _ in 0..<count { LinearProgressView().progress = 0.5 }
        },
        trial("in a window, the handle dropped first") { stage, count in
            var widgets: [UnsafeMutableRawPointer] = []
            for _ in 0..<count {
                let view = DownloadView()
                stage.add(view.widget)
                widgets.append(view.widget)
            }
            widgets.forEach(stage.remove)
        },
        trial("in a window, removed first and the handle dropped after") { stage, count in
            let views = (0..<count).map { _ in CircularProgressView() }
            views.forEach { stage.add($0.widget) }
            views.forEach { stage.remove($0.widget) }
        },
        trial("the window destroyed while handles live") { _, count in
            let other = Stage()
            let views = (0..<count).map { _ in LinearProgressView() }
            views.forEach { other.add($0.widget) }
            other.close()
            withExtendedLifetime(views) {}
        },
        trial("with a handler that gets its sender") { stage, count in
            for _ in 0..<count {
                let view = DownloadView()
                view.onTap = { sender, _ in sender.state = .completed }
                stage.add(view.widget)
                gtk_widget_activate(Stage.cast(view.widget))
                stage.remove(view.widget)
            }
        },
        trial("with pending completions and a transfer that is followed") { stage, count in
            for _ in 0..<count {
                let view = DownloadView()
                view.follow(HandTransfer())
                stage.add(view.widget)
                view.setProgress(0.5, animated: true) { _ in }
                stage.remove(view.widget)
            }
        },
        trial("the last handle dropped on another thread") { _, count in
            let views = (0..<count).map { _ in LinearProgressView() }
            await Task.detached { withExtendedLifetime(views) {} }.value
        },
    ]

    private static func trial(
        _ name: String, _ body: @escaping @MainActor (Stage, Int) async -> Void
    ) -> Scenario {
        Scenario("no leak: \(name)") { stage in
            // The first rounds warm caches up; a box with many more children is slow to style.
            for _ in 0..<4 { await round(stage, body) }
            let before = (heap: heap(), peers: PeerCount.alive)
            for _ in 0..<40 { await round(stage, body) }
            stage.expect(PeerCount.alive, is: before.peers, "widgets alive")
            let growth = (heap() - before.heap) / 10_000
            stage.expect(growth < 8, "\(growth) bytes a widget are left of 10,000")
        }
    }

    /// 250 widgets; then the main loop has its turn, so that nothing that is due later piles up.
    private static func round(_ stage: Stage, _ body: @MainActor (Stage, Int) async -> Void) async {
        await body(stage, 250)
        await stage.pause(0.01)
    }

    private static func heap() -> Int {
        malloc_trim(0)
        let info = mallinfo2()
        return Int(info.uordblks) + Int(info.hblkhd)
    }
}
