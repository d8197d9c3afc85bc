import Headway
import HeadwayHosting
import Testing

@testable import HeadwayDownloads

@Suite("What a download says beside its state")
struct SnapshotNoteTests {
    @Test(
        "a note for each phase that the state does not tell",
        arguments: [
            ("others are first", .queued, 0, nil, .word(.waitingForTurn)),
            ("a first request", .connecting, 0, nil, nil),
            ("a part is there", .connecting, 7, nil, .word(.resuming)), ("bytes arrive", .receiving, 7, nil, nil),
            ("a pause before another attempt", .retrying, 7, nil, .word(.retrying)),
            (
                "the same with a reason", .retrying, 7, .cancelled,
                .word(.retryingAfter, value: DownloadError.cancelled.message)
            ),
            ("all has arrived", .finishing, 7, nil, .word(.finishing)),
        ] as [(String, DownloadPhase, Int64, DownloadError?, TransferNote?)])
    func note(name: String, phase: DownloadPhase, received: Int64, error: DownloadError?, note: TransferNote?) {
        var snapshot = DownloadSnapshot()
        (snapshot.phase, snapshot.received, snapshot.error) = (phase, received, error)
        #expect(snapshot.status.note == note, "\(name)")
    }
}
