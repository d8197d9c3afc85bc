import HeadwayDemo
import HeadwayDownloads

extension DemoFile {
    /// The SHA-256 of the whole file.
    var sha256: String {
        let digest = RunningDigest()
        let chunk = 1 << 20
        for start in stride(from: 0, to: size, by: chunk) {
            bytes(start..<min(size, start + chunk)).withUnsafeBytes { digest.update($0) }
        }
        return digest.finish()
    }
}
