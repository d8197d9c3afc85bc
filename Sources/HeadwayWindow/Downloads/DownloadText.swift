import Headway
import HeadwayCommandLine
import HeadwayDownloads

/// What a row says of a download.
struct DownloadText {
    let name: String
    /// How it goes, in one line.
    let status: String

    init(_ snapshot: DownloadSnapshot, _ throughput: Throughput?, of download: Download) {
        name = download.displayName
        switch snapshot.state {
        case .initial:
            status = "Not started"
        case .indeterminate, .running:
            status = Self.running(snapshot, throughput)
        case .paused:
            status = "Paused at \(Self.amount(snapshot))"
        case .failed:
            status = Self.sentence(snapshot.error?.message ?? "failed")
        case .completed:
            status = "Done, \(Self.bytes(snapshot.received))"
        }
    }

    /// A message of one line as a sentence of its own.
    private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    private static func running(_ snapshot: DownloadSnapshot, _ throughput: Throughput?) -> String {
        switch snapshot.phase {
        case .queued: return "Waiting for its turn"
        case .connecting: return snapshot.received > 0 ? "Resuming at \(bytes(snapshot.received))" : "Connecting"
        case .retrying: return "Trying again: \(snapshot.error?.message ?? "the connection ended")"
        case .finishing: return "Finishing"
        default: break
        }
        var parts = [amount(snapshot)]
        if let rate = throughput?.rate { parts.append("\(bytes(Int64(rate)))/s") }
        if let left = throughput?.timeRemaining {
            let seconds = Int64(left.seconds)
            parts.append(seconds < 60 ? "\(seconds) s left" : "\(seconds / 60) min \(seconds % 60) s left")
        }
        return parts.joined(separator: " · ")
    }

    private static func amount(_ snapshot: DownloadSnapshot) -> String {
        guard let total = snapshot.total else { return bytes(snapshot.received) }
        return "\(bytes(snapshot.received)) of \(bytes(total))"
    }

    private static func bytes(_ count: Int64) -> String {
        count.formattedSize
    }
}
