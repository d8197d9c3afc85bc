import Foundation
import Headway
import HeadwayGTK

extension Scenario {
    static let completions: [Scenario] = [
        Scenario("a completion comes once, after the call, on the main thread") { stage in
            let bar = LinearProgressView()
            stage.add(bar.widget)
            await stage.present()
            for animated in [true, false] {
                var calls: [Bool] = []
                bar.setProgress(animated ? 0.5 : 0.6, animated: animated) {
                    stage.expect(Thread.isMainThread, "on the main thread")
                    calls.append($0)
                }
                stage.expect(calls.isEmpty, "not within the call")
                await stage.until("a completion") { !calls.isEmpty }
                await stage.pause(0.3)
                stage.expect(calls, is: [true], "animated \(animated)")
            }
        },
        Scenario("a change that overtakes another ends it as cut short") { stage in
            let bar = LinearProgressView()
            stage.add(bar.widget)
            await stage.present()
            var calls: [String] = []
            bar.setProgress(0.5, animated: true) { calls.append("first \($0)") }
            bar.setProgress(0.9, animated: true) { calls.append("second \($0)") }
            await stage.until("both completions") { calls.count == 2 }
            stage.expect(calls, is: ["first false", "second true"])
        },
        Scenario("a change is awaited") { stage in
            let view = DownloadView()
            stage.add(view.widget)
            await stage.present()
            stage.expect(await view.setState(.running, animated: true), is: true)
            stage.expect(await view.setProgress(0.4, animated: true), is: true)
            stage.expect(await view.setHidden(true, animated: true), is: true)
            stage.expect(view.isHidden, is: true)
        },
        Scenario("leaving the window cuts a motion short") { stage in
            let bar = LinearProgressView()
            stage.add(bar.widget)
            await stage.present()
            var calls: [Bool] = []
            bar.setProgress(1, animated: true) { calls.append($0) }
            stage.remove(bar.widget)
            await stage.until("a completion") { !calls.isEmpty }
            stage.expect(calls, is: [false])
            stage.expect(bar.progress, is: 1)
        },
        Scenario("without a window a completion comes all the same") { stage in
            let bar = LinearProgressView()
            var calls: [Bool] = []
            bar.setProgress(0.5, animated: true) { calls.append($0) }
            await stage.until("a completion") { !calls.isEmpty }
            stage.expect(calls, is: [true])
        },
        Scenario("the end of the last handle cuts a motion short") { stage in
            var calls: [Bool] = []
            do {
                let bar = LinearProgressView()
                stage.add(bar.widget)
                await stage.present()
                bar.setProgress(1, animated: true) { calls.append($0) }
            }
            stage.close()
            await stage.until("a completion") { !calls.isEmpty }
            stage.expect(calls, is: [false])
        },
        Scenario("hide during show turns round and ends hidden") { stage in
            let bar = LinearProgressView()
            bar.isHidden = true
            stage.add(bar.widget)
            await stage.present()
            var calls: [String] = []
            bar.setHidden(false, animated: true) { calls.append("shown \($0)") }
            await stage.pause(0.1)
            bar.setHidden(true, animated: true) { calls.append("hidden \($0)") }
            await stage.until("both completions") { calls.count == 2 }
            stage.expect(calls, is: ["shown false", "hidden true"])
            await stage.until("no frames come any more") { !bar.isTicking }
        },
    ]
}
