import Headway
import HeadwayCommandLine
import HeadwayDownloads
import HeadwayHosting

/// What a row says about a download.
@MainActor
struct DownloadText {
    let name: String
    /// Its status, in one line.
    let status: String

    init(_ snapshot: DownloadSnapshot, _ throughput: Throughput?, of download: Download) {
        name = download.displayName
        switch snapshot.state {
        case .initial:
            status = Self.sentence(Self.words[.waiting])
        case .indeterminate, .running:
            status = Self.running(snapshot, throughput)
        case .paused:
            status = Self.sentence(Self.words(.pausedAt, Self.amount(snapshot)))
        case .failed:
            status = Self.sentence(snapshot.error?.message ?? Self.words[.failed])
        case .completed:
            status = "\(Self.sentence(Self.words[.done])), \(Self.bytes(snapshot.received))"
        }
    }

    private static var words: Wording { .current }

    /// A one-line message as a sentence.
    private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    private static func running(_ snapshot: DownloadSnapshot, _ throughput: Throughput?) -> String {
        let note = snapshot.status.note.map { sentence(words($0)) }
        if snapshot.phase == .connecting {
            return (note ?? sentence(words[.connecting]))
                + (snapshot.received > 0 ? " · \(bytes(snapshot.received))" : "")
        }
        if let note { return note }
        var parts = [amount(snapshot)]
        if let rate = throughput?.rate { parts.append("\(bytes(Int64(rate)))/s") }
        if let left = throughput?.timeRemaining {
            let seconds = Int64(left.seconds)
            parts.append(words(.timeLeft, seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"))
        }
        return parts.joined(separator: " · ")
    }

    private static func amount(_ snapshot: DownloadSnapshot) -> String {
        guard let total = snapshot.total else { return bytes(snapshot.received) }
        return "\(bytes(snapshot.received)) / \(bytes(total))"
    }

    private static func bytes(_ count: Int64) -> String {
        count.formattedSize
    }
}
