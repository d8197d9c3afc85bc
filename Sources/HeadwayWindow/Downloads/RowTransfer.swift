import Headway
import HeadwayDownloads
import HeadwayHosting

/// A download as its row shows it: one that waits for its turn does not move, since nothing happens to it.
///
/// In a list of hundreds only a few are running; motion in each of the others would be misleading, and cost frames.
struct RowTransfer: Transfer {
    let download: Download

    var status: TransferStatus { Self.shown(download.snapshot) }

    var statusChanges: AsyncStream<TransferStatus> { download.statusChanges(as: Self.shown) }

    func start() { download.start() }
    func pause() { download.pause() }
    func resume() { download.resume() }
    func cancel() { download.cancel() }

    private static func shown(_ snapshot: DownloadSnapshot) -> TransferStatus {
        var status = snapshot.status
        if snapshot.phase == .queued {
            status.state = .running
            status.progress = .fraction(snapshot.fraction ?? 0)
        }
        return status
    }
}
