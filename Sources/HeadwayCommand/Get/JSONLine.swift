import Headway
import HeadwayDownloads
import HeadwayFilm

/// The lines of the JSON report, with their keys in the specification's order.
enum JSONLine {
    static func progress(_ download: Download, _ snapshot: DownloadSnapshot, _ throughput: Throughput?) -> String {
        let rate = throughput?.rate.map { Int64($0.rounded()) } ?? 0
        let left = throughput?.timeRemaining.map { Int64($0.seconds.rounded(.up)) }
        return line(fields(download, snapshot, snapshot.state) + [("rate", .number(rate)), ("left", .number(left))])
    }

    static func completed(_ download: Download, _ result: DownloadResult) -> String {
        line(
            fields(download, download.snapshot, .completed, file: result.path) + [("sha256", .text(result.sha256))])
    }

    /// - Parameter snapshot: what was there at the end.
    static func failed(_ download: Download, _ error: DownloadError, _ snapshot: DownloadSnapshot) -> String {
        line(
            fields(download, snapshot, .failed)
                + [
                    ("error", .text(error.code)), ("message", .text(error.message)),
                    ("resumable", .flag(error.isResumable)),
                ])
    }

    /// A value of a field; nil is null.
    private enum Value {
        case text(String?)
        case number(Int64?)
        case flag(Bool)

        var json: String {
            switch self {
            case .text(let text): text?.quoted ?? "null"
            case .number(let number): number.map(String.init) ?? "null"
            case .flag(let flag): flag ? "true" : "false"
            }
        }
    }

    private typealias Field = (name: String, value: Value)

    private static func fields(
        _ download: Download, _ snapshot: DownloadSnapshot, _ state: DownloadState, file: String? = nil
    ) -> [Field] {
        let path = file ?? snapshot.fileName.map(download.request.destination.path(of:))
        return [
            ("url", .text(download.request.redactedURL)), ("file", .text(path)), ("state", .text("\(state)")),
            ("received", .number(snapshot.received)), ("total", .number(snapshot.total)),
        ]
    }

    private static func line(_ fields: [Field]) -> String {
        "{" + fields.map { "\($0.name.quoted):\($0.value.json)" }.joined(separator: ",") + "}"
    }
}
