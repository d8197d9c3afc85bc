import CGTK
import Foundation
import HeadwayGTK

extension Scenario {
    /// Swift's concurrency under GLib's loop; every scenario rests on it, these look at it alone.
    static let mainLoop: [Scenario] = [
        Scenario("tasks, sleeps and dispatch run on the main thread") { stage in
            stage.expect(Thread.isMainThread, "a task")
            try? await Task.sleep(for: .milliseconds(10))
            stage.expect(Thread.isMainThread, "after a sleep")
            let threads = await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                    let first = Thread.isMainThread
                    DispatchQueue.main.async { continuation.resume(returning: [first, Thread.isMainThread]) }
                }
            }
            stage.expect(threads, is: [false, true], "dispatch")
            let hop = await Task.detached { await MainActor.run { Thread.isMainThread } }.value
            stage.expect(hop, is: true, "a hop to the main actor")
        },
        Scenario("a loop at rest does not wake up") { stage in
            // A sleep of a second costs next to no processor time, where a loop that spins costs a second.
            let before = clock()
            try? await Task.sleep(for: .milliseconds(500))
            let spent = Double(clock() - before) / Double(CLOCKS_PER_SEC)
            stage.expect(spent < 0.1, "\(spent) s of processor time in 0.5 s of rest")
        },
        Scenario("attaching twice is once") { stage in
            MainLoop.attach()
            let runs = SignalCounter(stage.window, "map")
            await stage.present()
            stage.expect(runs.count, is: 1)
        },
    ]
}
