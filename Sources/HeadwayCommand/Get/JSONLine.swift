import Foundation
import Headway
import HeadwayDownloads

/// The lines of the JSON report, with their keys in the specification's order.
enum JSONLine {
    static func progress(_ download: Download, _ snapshot: DownloadSnapshot, _ throughput: Throughput?) -> String {
        let rate = throughput?.rate.map { Int64($0.rounded()) } ?? 0
        let left = throughput?.timeRemaining.map { String(Int64($0.seconds.rounded(.up))) } ?? "null"
        return object(download, snapshot, snapshot.state) + ",\"rate\":\(rate),\"left\":\(left)}"
    }

    static func completed(_ download: Download, _ result: DownloadResult) -> String {
        let digest = result.sha256.map(string) ?? "null"
        return object(download, download.snapshot, .completed, file: result.path) + ",\"sha256\":\(digest)}"
    }

    /// - Parameter snapshot: what was there at the end.
    static func failed(_ download: Download, _ error: DownloadError, _ snapshot: DownloadSnapshot) -> String {
        object(download, snapshot, .failed)
            + ",\"error\":\(string(error.code)),\"message\":\(string(error.message)),\"resumable\":\(error.isResumable)}"
    }

    private static func object(
        _ download: Download, _ snapshot: DownloadSnapshot, _ state: DownloadState, file: String? = nil
    ) -> String {
        let total = snapshot.total.map(String.init) ?? "null"
        let path = file ?? snapshot.fileName.map(download.request.destination.path(of:))
        return "{\"url\":\(string(download.request.redactedURL)),\"file\":\(path.map(string) ?? "null")"
            + ",\"state\":\"\(state)\",\"received\":\(snapshot.received),\"total\":\(total)"
    }

    /// A JSON string: quotes, backslashes and control characters escaped, all else as it is.
    static func string(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
