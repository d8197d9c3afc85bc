import FoundationEssentials

/// A name for a second file of the same name.
enum FreeName {
    /// A free path next to another: "report (1).pdf" for "report.pdf".
    static func beside(_ path: String) -> String {
        let url = URL(fileURLWithPath: path)
        let (stem, suffix) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
        for number in 1... {
            let name = "\(stem) (\(number))" + (suffix.isEmpty ? "" : "." + suffix)
            let other = url.deletingLastPathComponent().appendingPathComponent(name).path
            if !FileManager.default.fileExists(atPath: other) { return other }
        }
        return path
    }
}
