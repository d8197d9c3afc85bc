import Foundation
import Headway
import HeadwayFoundation
import HeadwayHosting
import Testing

@MainActor @Suite struct IndicatorDriverTests {
    let host = RecordingHost()
    let driver = IndicatorDriver(
        LinearIndicator(style: LinearStyle(theme: .classic)), size: Size(width: 100, height: 4))

    init() { driver.attach(to: host) }

    private func setProgress(_ value: Double, animated: Bool = true, _ completion: (@MainActor (Bool) -> Void)? = nil) {
        driver.change(completion: completion) {
            $0.setProgress(.fraction(value), animated: animated, at: $1, completion: $2)
        }
    }

    @Test(
        "A completion is called once, after the call has returned",
        arguments: [(value: 0.5, animated: true), (0.5, false), (0, true), (.nan, true)])
    func completionLater(value: Double, animated: Bool) async {
        var calls: [Bool] = []
        setProgress(value, animated: animated) { calls.append($0) }
        #expect(calls.isEmpty)
        await driver.run(host, for: 1)
        #expect(calls == [true])
    }

    @Test("A request that is overtaken ends first, and unfinished")
    func overtaken() async {
        var calls: [String] = []
        setProgress(0.5) { calls.append("first \($0)") }
        await driver.run(host, for: 0.1)
        setProgress(0.8) { calls.append("second \($0)") }
        await driver.run(host, for: 1)
        #expect(calls == ["first false", "second true"])
    }

    @Test("A completion may start the next change and keeps its own completion")
    func chained() async {
        var calls: [String] = []
        setProgress(0.5) { _ in
            calls.append("outer")
            self.setProgress(0.9) { calls.append("inner \($0)") }
        }
        await driver.run(host, for: 1)
        #expect(calls == ["outer", "inner true"])
    }

    @Test("Without a host a token that was not passed on is not waited for")
    func tokenDropped() async {
        let alone = IndicatorDriver(LinearIndicator())
        var calls: [Bool] = []
        alone.change(completion: { calls.append($0) }) { _, _, _ in }
        for _ in 0..<100 where calls.isEmpty { await Task.yield() }
        #expect(calls == [false])
    }

    @Test("No frames are asked for at rest, hidden or off screen")
    func noFramesAtRest() async {
        #expect(host.delivery == .none)
        setProgress(0.5)
        #expect(host.delivery == .everyFrame)
        await driver.run(host, for: 1)
        #expect(host.delivery == .none)
        driver.change { $0.setMode(.indeterminate, animated: true, at: $1, completion: $2) }
        #expect(host.delivery == .everyFrame)
        driver.isOnScreen = false
        #expect(host.delivery == .none)
        driver.isOnScreen = true
        driver.change { $0.setHidden(true, animated: false, at: $1, completion: $2) }
        #expect(host.delivery == .none)
    }

    @Test("Completions come also where nothing can be shown")
    func offScreen() async {
        driver.isOnScreen = false
        var calls: [Bool] = []
        setProgress(0.5) { calls.append($0) }
        await driver.run(host, for: 1)
        #expect(calls == [true])
    }

    @Test("A tick that comes a little early is asked for again")
    func earlyTick() async {
        driver.isOnScreen = false
        var calls: [Bool] = []
        setProgress(0.5) { calls.append($0) }
        guard case .at(let due) = host.delivery else {
            Issue.record("expected to be asked for one tick, not \(host.delivery)")
            return
        }
        host.now = Instant(nanoseconds: due.nanoseconds - 1)
        let requests = host.requests
        driver.tick()
        #expect(host.requests == requests + 1)
        #expect(host.delivery == .at(due))
        host.now = due
        driver.tick()
        #expect(calls == [true])
    }

    @Test("Shutting down ends what is pending, unfinished")
    func shutDown() async {
        var calls: [Bool] = []
        setProgress(0.5) { calls.append($0) }
        driver.shutDown()
        #expect(calls.isEmpty)
        for _ in 0..<10 { await Task.yield() }
        #expect(calls == [false])
        #expect(host.delivery == .none)
    }

    @Test("A counter is sampled each frame until it is full")
    func counter() async {
        let counter = ProgressCounter(total: 200)
        driver.follow(counter)
        #expect(host.delivery == .everyFrame)
        await Task.detached { counter.advance(by: 50) }.value
        await driver.run(host, for: 0.1)
        #expect(driver.indicator.progress == 0.25)
        counter.advance(by: 150)
        await driver.run(host, for: 1)
        #expect(driver.indicator.progress == 1)
        #expect(host.delivery == .none)
    }

    @Test("What ends while it is sampled is sampled once more")
    func endsBetween() async {
        driver.follow(EndingSource())
        await driver.run(host, for: 1)
        #expect(driver.indicator.progress == 1)
        #expect(host.delivery == .none)
    }

    @Test("What ended off screen shows its end when it is on screen again")
    func endsOffScreen() async {
        let counter = ProgressCounter(total: 10)
        driver.follow(counter)
        driver.isOnScreen = false
        counter.advance(by: 10)
        await driver.run(host, for: 0.1)
        driver.isOnScreen = true
        #expect(driver.indicator.progress == 1)
    }

    @Test("What is followed by a hidden indicator wants no frames, and shows where it stands when shown")
    func movesHidden() async {
        let counter = ProgressCounter(total: 10)
        driver.follow(counter)
        driver.change { $0.setHidden(true, animated: false, at: $1, completion: $2) }
        #expect(host.delivery == .none)
        counter.advance(by: 5)
        driver.change { $0.setHidden(false, animated: false, at: $1, completion: $2) }
        #expect(driver.indicator.progress == 0.5)
        #expect(host.delivery == .everyFrame)
    }

    @Test("What has ended is not taken over again, whatever the app has set since")
    func endedIsLeft() async {
        let counter = ProgressCounter(total: 10)
        counter.advance(by: 10)
        driver.follow(counter)
        driver.change { $0.setProgress(.fraction(0.3), animated: false, at: $1, completion: $2) }
        driver.isOnScreen = false
        driver.isOnScreen = true
        #expect(driver.indicator.progress == 0.3)
    }

    @Test("Foundation's Progress is sampled; without a total it is unknown")
    func observedProgress() async {
        let progress = Progress(totalUnitCount: 10)
        driver.follow(ObservedProgress(progress))
        progress.completedUnitCount = 4
        await driver.run(host, for: 0.1)
        #expect(driver.indicator.progress == 0.4)
        driver.follow(ObservedProgress(Progress(totalUnitCount: -1)))
        #expect(driver.indicator.progress == nil)
        #expect(host.semantics.last?.isBusy == true)
    }

    @Test("The frame that is lent is the one that would be rendered, whatever happened in between")
    func lentFrame() async {
        var rendered = Frame()
        for step in 0..<6 {
            if step == 2 { setProgress(0.5) }
            if step == 4 { driver.size = Size(width: 50, height: 8) }
            host.now = host.now + .seconds(0.05)
            if step % 2 == 0 { driver.tick() }
            driver.render(into: &rendered)
            driver.withFrame { #expect($0.drawing == rendered.drawing, "step \(step)") }
        }
    }

    @Test("The revision tells of changes and samples, and not of mere ticks")
    func revision() {
        let first = driver.revision
        driver.tick()
        #expect(driver.revision == first)
        setProgress(0.5)
        let second = driver.revision
        #expect(second != first)
        driver.follow(ProgressCounter(total: 10))
        let third = driver.revision
        driver.tick()
        #expect(third != second && driver.revision != third)
    }

    @Test("Announcements reach only a screen reader", arguments: [true, false])
    func announcements(screenReader: Bool) async {
        driver.environment.isScreenReaderActive = screenReader
        setProgress(0.5)
        await driver.run(host, for: 3)
        #expect(host.announcements.map(\.subject) == (screenReader ? [.percent(50)] : []))
    }

    @Test("A host and its driver are freed while something moves")
    func freed() async {
        weak var weakHost: RecordingHost?
        weak var weakDriver: IndicatorDriver<LinearIndicator>?
        do {
            let host = RecordingHost()
            let driver = IndicatorDriver(LinearIndicator(), size: Size(width: 100, height: 4))
            driver.attach(to: host)
            driver.change(completion: { _ in }) {
                $0.setProgress(.fraction(0.5), animated: true, at: $1, completion: $2)
            }
            (weakHost, weakDriver) = (host, driver)
        }
        for _ in 0..<10 { await Task.yield() }
        #expect(weakHost == nil)
        #expect(weakDriver == nil)
    }
}

/// A source that ends right after its value was read, as another thread may have it.
private final class EndingSource: ProgressSource {
    private let reads = ProgressCounter()

    var progress: ProgressValue {
        reads.advance(by: 1)
        return .fraction(reads.completed == 1 ? 0.9 : 1)
    }

    var isFinished: Bool { reads.completed > 0 }
}
