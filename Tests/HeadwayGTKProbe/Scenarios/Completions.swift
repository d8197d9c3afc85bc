import Foundation
import Headway
import HeadwayGTK

/// What the shared cases leave to each host: the display's own clock, threads, and the end of handles.
extension Scenario {
    static let completions: [Scenario] = [
        Scenario("by the display's clock a completion comes once, after the call, on the main thread") { stage in
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
        Scenario("a change is awaited") { stage in
            let view = DownloadView()
            stage.add(view.widget)
            await stage.present()
            stage.expect(await view.setState(.running, animated: true), is: true)
            stage.expect(await view.setProgress(0.4, animated: true), is: true)
            stage.expect(await view.setHidden(true, animated: true), is: true)
            stage.expect(view.isHidden, is: true)
            let (bar, ring) = (LinearProgressView(), CircularProgressView())
            stage.expect(await bar.setMode(.indeterminate, animated: true), is: true)
            stage.expect(await ring.setMode(.indeterminate, animated: true), is: true)
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
    ]
}
