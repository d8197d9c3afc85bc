import Headway
import HeadwayGTK
import HeadwayHosting

extension Scenario {
    /// The meaning of values, which is the same on every host.
    static let values: [Scenario] = [
        Scenario("a value is clamped and NaN ignored") { stage in
            let bar = LinearProgressView()
            stage.expect(bar.progress, is: 0)
            for (given, kept) in [(0.4, 0.4), (-1, 0), (2, 1), (.nan, 1), (0.25, 0.25), (-.infinity, 0)] {
                bar.setProgress(given, animated: false)
                stage.expect(bar.progress, is: kept, "\(given)")
            }
        },
        Scenario("a value that moves is known at once") { stage in
            let bar = LinearProgressView()
            stage.add(bar.widget)
            await stage.present()
            bar.setProgress(0.7, animated: true, completion: nil)
            stage.expect(bar.progress, is: 0.7)
            bar.setBuffer(3, animated: true)
            stage.expect(bar.buffer, is: 1)
        },
        Scenario("an empty list of colours and nonsense sizes break nothing") { stage in
            let bar = LinearProgressView()
            bar.progressTintColors = []
            bar.style.thickness = -5
            bar.cornerRadius = .nan
            stage.add(bar.widget)
            let ring = CircularProgressView()
            ring.radius = -.infinity
            ring.strokeWidth = 1000
            ring.cycleColors = []
            stage.add(ring.widget)
            await stage.present()
            bar.style.thickness = .infinity
            await stage.pause(0.05)
            stage.expect(ring.radius, is: 0)
        },
        Scenario("starting and stopping are read back") { stage in
            let bar = LinearProgressView()
            stage.add(bar.widget)
            let ring = CircularProgressView()
            stage.add(ring.widget)
            await stage.present()
            bar.startAnimating()
            ring.startAnimating()
            stage.expect(bar.isAnimating && ring.isAnimating, "both animate")
            bar.stopAnimating()
            ring.stopAnimating()
            stage.expect(!bar.isAnimating && !ring.isAnimating, "neither animates")
            stage.expect(bar.isHidden, is: false)
            stage.expect(ring.isHidden, is: true, "a ring hides when stopped")
        },
        Scenario("a counter that another thread advances is shown") { stage in
            let bar = LinearProgressView()
            stage.add(bar.widget)
            await stage.present()
            let counter = ProgressCounter(total: 1000)
            bar.follow(counter)
            await Task.detached { for _ in 0..<1000 { counter.advance() } }.value
            await stage.until("the bar is full") { bar.progress == 1 }
            await stage.until("no frames come any more") { !bar.isTicking }
        },
    ]
}
