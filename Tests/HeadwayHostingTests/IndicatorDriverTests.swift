import Headway
import HeadwayHosting
import Testing

@MainActor @Suite struct IndicatorDriverTests {
    let host = RecordingHost()
    let driver = IndicatorDriver(
        LinearIndicator(style: LinearStyle(theme: .classic)), size: Size(width: 100, height: 4))

    init() { driver.attach(to: host) }

    private func setProgress(_ value: Double, animated: Bool = true, _ completion: (@MainActor (Bool) -> Void)? = nil) {
        driver.setProgress(.fraction(value), animated: animated, completion: completion)
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
        alone.change(completion: { calls.append($0) }) { _, _ in }
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
        driver.setMode(.indeterminate, animated: true)
        #expect(host.delivery == .everyFrame)
        driver.isOnScreen = false
        #expect(host.delivery == .none)
        driver.isOnScreen = true
        driver.setHidden(true, animated: false)
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

    @Test("The frame that is lent is the one that would be rendered, whatever happened in between")
    func lentFrame() async {
        var rendered = Frame()
        for step in 0..<6 {
            if step == 2 { setProgress(0.5) }
            if step == 4 { driver.size = Size(width: 50, height: 8) }
            host.now = host.now + .seconds(0.05)
            if step % 2 == 0 { driver.tick() }
            driver.indicator.render(
                at: host.now, size: driver.size, environment: driver.environment, into: &rendered)
            driver.withFrame { #expect($0.drawing == rendered.drawing, "step \(step)") }
        }
    }

    @Test("Outside of a window the goals can be drawn")
    func settled() {
        setProgress(0.5)
        driver.removeFromWindow()
        setProgress(0.8)
        driver.withFrame { #expect($0.bars.isEmpty) }
        driver.withSettledFrame { #expect($0.bars.last?.rect.width == 80) }
        driver.withFrame { #expect($0.bars.isEmpty) }
        driver.addToWindow()
        driver.withFrame { #expect($0.bars.last?.rect.width == 80) }
    }

    @Test(
        "Whether a change moves is decided here: by the user's wish and the platform's",
        arguments: [
            (animated: true, reduced: false, allowed: true, moves: true), (false, false, true, false),
            (true, true, true, false), (true, false, false, false),
        ])
    func moves(animated: Bool, reduced: Bool, allowed: Bool, moves: Bool) {
        driver.environment.reducesMotion = reduced
        host.animatesChanges = allowed
        setProgress(0.5, animated: animated)
        #expect((host.delivery == .everyFrame) == moves)
    }

    @Test("The host hears of what the indicator was told, and not of mere ticks")
    func changes() {
        let before = host.changes
        driver.tick()
        #expect(host.changes == before)
        setProgress(0.5)
        #expect(host.changes == before + 1)
        host.now = host.now + .seconds(0.1)
        driver.tick()
        #expect(host.changes == before + 1)
    }

    @Test("A picture that is the same is not repainted")
    func sameDrawing() async {
        setProgress(0.5, animated: false)
        let before = host.repaints
        setProgress(0.5, animated: false)
        driver.environment.isScreenReaderActive = true
        driver.tick()
        // Less than a device pixel of 100 points at scale 1.
        setProgress(0.501, animated: false)
        #expect(host.repaints == before)
        setProgress(0.6, animated: false)
        #expect(host.repaints == before + 1)
    }

    @Test("Time that a host counts backwards stands still")
    func backwards() {
        driver.tick(at: .zero + .seconds(2))
        host.now = .zero + .seconds(1)
        var seen: [Instant] = []
        driver.change { seen.append($1.now) }
        #expect(seen == [.zero + .seconds(2)])
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
            driver.setProgress(.fraction(0.5), animated: true) { _ in }
            (weakHost, weakDriver) = (host, driver)
        }
        for _ in 0..<10 { await Task.yield() }
        #expect(weakHost == nil)
        #expect(weakDriver == nil)
    }
}
