import Foundation
import Headway
import HeadwayFoundation
import HeadwayHosting
import Synchronization
import Testing

@MainActor @Suite struct FollowingTests {
    let host = RecordingHost()
    let driver = IndicatorDriver(
        LinearIndicator(style: LinearStyle(theme: .classic)), size: Size(width: 100, height: 4))

    init() { driver.attach(to: host) }

    @Test("A source is read ten times a second at most, at even intervals, moving or not", arguments: [true, false])
    func rate(moving: Bool) async {
        let source = ReadSource()
        driver.follow(source)
        await driver.run(host, for: 10, step: 1.0 / 75) { if moving { source.advance() } }
        #expect((100...101).contains(source.reads))
    }

    @Test("The move to a new value begins within a tenth of a second", arguments: 0..<12)
    func begins(frame: Int) async {
        let counter = ProgressCounter(total: 100)
        driver.follow(counter)
        await driver.run(host, for: 1 + Double(frame) / 120, step: 1.0 / 120)
        counter.advance(by: 50)
        let reached = host.now
        await driver.run(host, for: 0.2, step: 1.0 / 120)
        #expect(host.changedAt > reached && host.changedAt - reached <= .seconds(0.1))
        #expect(host.delivery == .everyFrame)
        #expect(driver.indicator.progress == 0.5)
    }

    @Test("The last value is never missed, and the move to it is the theme's")
    func lastValue() async {
        let counter = ProgressCounter(total: 200)
        driver.follow(counter)
        await Task.detached { counter.advance(by: 200) }.value
        await driver.run(host, for: 0.2)
        #expect(driver.indicator.progress == 1)
        driver.withFrame { #expect((1..<100).contains($0.bars.last?.rect.width ?? 0)) }
        await driver.run(host, for: 1)
        driver.withFrame { #expect($0.bars.last?.rect.width == 100) }
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
        await driver.run(host, for: 1)
        driver.isOnScreen = true
        #expect(driver.indicator.progress == 1)
        driver.withFrame { #expect($0.bars.last?.rect.width == 100) }
    }

    @Test("What is followed by a hidden indicator wants nothing, and shows where it stands when shown")
    func movesHidden() async {
        let counter = ProgressCounter(total: 10)
        driver.follow(counter)
        driver.setHidden(true, animated: false)
        #expect(host.delivery == .none)
        counter.advance(by: 5)
        driver.setHidden(false, animated: false)
        #expect(driver.indicator.progress == 0.5)
        #expect(host.delivery == .at(host.now + .seconds(0.1)))
    }

    @Test("What has ended is not taken over again, whatever the app has set since")
    func endedIsLeft() async {
        let counter = ProgressCounter(total: 10)
        counter.advance(by: 10)
        driver.follow(counter)
        driver.setProgress(.fraction(0.3), animated: false)
        driver.isOnScreen = false
        driver.isOnScreen = true
        #expect(driver.indicator.progress == 0.3)
    }

    @Test("What is followed no more is read no more")
    func unfollowed() async {
        let source = ReadSource()
        driver.follow(source)
        driver.unfollow()
        await driver.run(host, for: 1)
        #expect(source.reads == 1)
        #expect(host.delivery == .none)
    }

    @Test("Foundation's Progress is sampled; without a total it is unknown")
    func observedProgress() async {
        let progress = Progress(totalUnitCount: 10)
        driver.follow(ObservedProgress(progress))
        progress.completedUnitCount = 4
        await driver.run(host, for: 0.2)
        #expect(driver.indicator.progress == 0.4)
        driver.follow(ObservedProgress(Progress(totalUnitCount: -1)))
        #expect(driver.indicator.progress == nil)
        #expect(host.semantics.last?.isBusy == true)
    }

    @Test(
        "What is cancelled stands still, what is finished is completed",
        arguments: [
            (cancelled: false, done: 4, state: DownloadState.running), (false, 10, .completed), (true, 4, .paused),
        ])
    func status(cancelled: Bool, done: Int64, state: DownloadState) {
        let progress = Progress(totalUnitCount: 10)
        progress.completedUnitCount = done
        if cancelled { progress.cancel() }
        let status = ObservedProgress(progress).status
        #expect(status.state == state)
        #expect(status.progress == .fraction(Double(done) / 10))
        #expect(status.amount == ProgressAmount(completed: done, total: 10))
    }
}

/// A source that counts how often it is read.
private final class ReadSource: ProgressSource {
    private let counts = Mutex((reads: 0, value: 0.0))

    var reads: Int { counts.withLock { $0.reads } }
    func advance() { counts.withLock { $0.value += 0.0001 } }
    var progress: ProgressValue {
        counts.withLock {
            $0.reads += 1
            return .fraction($0.value)
        }
    }
    var isFinished: Bool { false }
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
