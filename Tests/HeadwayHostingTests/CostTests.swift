import Headway
import HeadwayHosting
import Synchronization
import Testing

/// What ten seconds at 120 Hz cost: frames rendered, ticks of display and timer, and repaints.
@MainActor @Suite struct CostTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let prepare: @MainActor (IndicatorDriver<CountedIndicator>, ProgressCounter) -> Void
        /// How often the source goes on in a second.
        var changes = 0
        /// How much there is, of which 100 are done in a second.
        var total: Int64 = 1000
        let cost: (renders: Range<Int>, frames: Range<Int>, alarms: Range<Int>, repaints: Range<Int>)
    }

    nonisolated static let cases = [
        Case(testDescription: "at rest", prepare: { _, _ in }, cost: (0..<1, 0..<1, 0..<1, 0..<1)),
        Case(
            testDescription: "a source that stands still", prepare: { $0.follow($1) },
            cost: (0..<1, 0..<1, 99..<102, 0..<1)),
        // Each move of 0.25 s is overtaken by the next: it moves all the time, a pixel of 1,000 and more in each frame.
        Case(
            testDescription: "ten changes a second", prepare: { $0.follow($1) }, changes: 10,
            cost: (1180..<1310, 1180..<1202, 0..<4, 900..<1202)),
        // 0.3 % a second, as of a download of minutes: three pixels of 1,000 in each second, and no display's frame for them.
        Case(
            testDescription: "ten slow changes a second", prepare: { $0.follow($1) }, changes: 10, total: 33_333,
            cost: (100..<420, 0..<1, 99..<420, 25..<36)),
        // Two moves of 0.25 s in each second, and nothing in between.
        Case(
            testDescription: "two changes a second", prepare: { $0.follow($1) }, changes: 2,
            cost: (580..<680, 580..<640, 0..<70, 400..<640)),
        Case(
            testDescription: "without a value",
            prepare: { driver, _ in driver.setProgress(.unknown, animated: false) },
            cost: (1200..<1203, 1200..<1202, 0..<1, 1150..<1202)),
    ]

    @Test("Ten seconds of a bar", arguments: cases)
    func tenSeconds(_ costCase: Case) async {
        let host = RecordingHost()
        let renders = RenderCount()
        let driver = IndicatorDriver(CountedIndicator(renders), size: Size(width: 1000, height: 4))
        driver.attach(to: host)
        let counter = ProgressCounter(total: costCase.total)
        costCase.prepare(driver, counter)
        let (before, repaints) = (renders.value, host.repaints)
        var frame = 0
        await driver.run(host, for: 10, step: 1.0 / 120) {
            frame += 1
            if costCase.changes > 0, frame % (120 / costCase.changes) == 0 {
                counter.advance(by: Int64(100 / costCase.changes))
            }
            // A host draws what it is told of.
            driver.withFrame { _ in }
        }
        let cost = (renders.value - before, host.frames, host.alarms, host.repaints - repaints)
        #expect(costCase.cost.renders.contains(cost.0), "renders")
        #expect(costCase.cost.frames.contains(cost.1), "ticks of the display")
        #expect(costCase.cost.alarms.contains(cost.2), "ticks of a timer")
        #expect(costCase.cost.repaints.contains(cost.3), "repaints")
    }
}

/// How often something was rendered.
final class RenderCount: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func add() { count.withLock { $0 += 1 } }
}

/// A bar that counts how often it is rendered.
struct CountedIndicator: Indicator {
    private var base = LinearIndicator(style: LinearStyle(theme: .classic))
    private let renders: RenderCount

    init(_ renders: RenderCount) { self.renders = renders }

    var style: LinearStyle { base.style }
    mutating func setStyle(_ style: LinearStyle) { base.setStyle(style) }
    var progress: Double? { base.progress }
    var isHidden: Bool { base.isHidden }
    mutating func setProgress(
        _ progress: ProgressValue, animated: Bool, at now: Instant, completion: CompletionToken?
    ) { base.setProgress(progress, animated: animated, at: now, completion: completion) }
    mutating func setHidden(_ hidden: Bool, animated: Bool, at now: Instant, completion: CompletionToken?) {
        base.setHidden(hidden, animated: animated, at: now, completion: completion)
    }
    mutating func removeFromWindow(at now: Instant) { base.removeFromWindow(at: now) }
    mutating func addToWindow() { base.addToWindow() }
    func render(at now: Instant, size: Size, environment: Environment, into frame: inout Frame) {
        renders.add()
        base.render(at: now, size: size, environment: environment, into: &frame)
    }
    func schedule(after now: Instant, in environment: Environment, into schedule: inout MotionSchedule) {
        base.schedule(after: now, in: environment, into: &schedule)
    }
    func nextDue(in environment: Environment) -> Instant? { base.nextDue(in: environment) }
    mutating func takeCompletions(through now: Instant, into completions: inout [Completion]) {
        base.takeCompletions(through: now, into: &completions)
    }
    mutating func takeAnnouncement(through now: Instant) -> Announcement? { base.takeAnnouncement(through: now) }
}
