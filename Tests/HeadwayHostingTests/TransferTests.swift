import Headway
import HeadwayHosting
import Synchronization
import Testing

/// A transfer whose states are set by hand.
final class ScriptedTransfer: Transfer {
    private struct State {
        var status = TransferStatus(state: .initial, progress: .unknown)
        var calls: [String] = []
        var continuations: [AsyncStream<TransferStatus>.Continuation] = []
    }

    private let state = Mutex(State())

    var status: TransferStatus { state.withLock { $0.status } }
    var calls: [String] { state.withLock { $0.calls } }

    var statusChanges: AsyncStream<TransferStatus> {
        let (stream, continuation) = AsyncStream<TransferStatus>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let present = state.withLock {
            $0.continuations.append(continuation)
            return $0.status
        }
        continuation.yield(present)
        return stream
    }

    func set(_ newState: DownloadState, _ progress: ProgressValue) {
        let continuations = state.withLock {
            $0.status = TransferStatus(state: newState, progress: progress)
            return $0.continuations
        }
        for continuation in continuations { continuation.yield(status) }
    }

    /// Ends all streams, as the end of a transfer does.
    func end() {
        let continuations = state.withLock { state in
            defer { state.continuations = [] }
            return state.continuations
        }
        for continuation in continuations { continuation.finish() }
    }

    /// True while somebody watches.
    var isWatched: Bool { state.withLock { !$0.continuations.isEmpty } }

    func start() { state.withLock { $0.calls.append("start") } }
    func pause() { state.withLock { $0.calls.append("pause") } }
    func resume() { state.withLock { $0.calls.append("resume") } }
    func cancel() { state.withLock { $0.calls.append("cancel") } }
}

@MainActor @Suite struct TransferTests {
    let host = RecordingHost()
    let driver = IndicatorDriver(DownloadIndicator(), size: Size(width: 44, height: 44))
    let transfer = ScriptedTransfer()

    init() {
        driver.attach(to: host)
        driver.follow(transfer)
    }

    private func until(_ condition: () -> Bool) async {
        for _ in 0..<1000 where !condition() { await Task.yield() }
    }

    @Test("States are taken over as they change, and only a running one is looked at in between")
    func states() async {
        #expect(driver.indicator.state == .initial)
        #expect(host.delivery == .none)
        transfer.set(.running, .fraction(0.25))
        await until { driver.indicator.state == .running }
        #expect(driver.indicator.progress == 0.25)
        await driver.run(host, for: 1)
        guard case .at = host.delivery else {
            Issue.record("expected to be asked for the next sample, not \(host.delivery)")
            return
        }
        transfer.set(.paused, .fraction(0.5))
        await until { driver.indicator.state == .paused }
        await driver.run(host, for: 1)
        #expect(driver.indicator.progress == 0.5)
        #expect(host.delivery == .none)
        driver.unfollow()
        transfer.set(.completed, .fraction(1))
        for _ in 0..<20 { await Task.yield() }
        #expect(driver.indicator.state == .paused)
    }

    @Test("A transfer that was cancelled and is started again by a tap is followed again")
    func startedAgain() async {
        transfer.set(.initial, .fraction(0.5))
        transfer.end()
        for _ in 0..<50 { await Task.yield() }
        #expect(!transfer.isWatched)
        driver.tap()
        #expect(transfer.isWatched)
        transfer.set(.running, .fraction(0.6))
        await until { driver.indicator.state == .running }
        #expect(driver.indicator.state == .running)
    }

    @Test(
        "A tap means what the state and the policy say",
        arguments: zip(
            [DownloadState.initial, .indeterminate, .running, .paused, .failed, .completed],
            [["start"], ["pause"], ["pause"], ["resume"], ["start"], []]))
    func taps(state: DownloadState, calls: [String]) async {
        transfer.set(state, .fraction(0.5))
        #expect(driver.tap())
        #expect(transfer.calls == calls)
    }
}
