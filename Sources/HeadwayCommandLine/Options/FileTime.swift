import Glibc
import HeadwayDownloads

/// Times given on a command line.
enum FileTime {
    /// A file's modification time in seconds since 1970; nil if there is none.
    static func ofFile(_ path: String) -> Int64? {
        var status = stat()
        let name = path.rawBytes.map { CChar(bitPattern: $0) } + [0]
        guard stat(name, &status) == 0 else { return nil }
        return Int64(status.modified)
    }

    /// A date such as `2026-11-30` or as HTTP writes it, in UTC; or the time of a local file.
    static func seconds(_ text: String) -> Int64? {
        ofFile(text) ?? DownloadRequest.seconds(ofDate: text)
    }
}

extension stat {
    #if canImport(Darwin)
    fileprivate var modified: Int { st_mtimespec.tv_sec }
    #else
    fileprivate var modified: Int { st_mtim.tv_sec }
    #endif
}
