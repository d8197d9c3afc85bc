import FoundationEssentials
package import HeadwayDownloads

extension Download {
    /// Its display name: the file's name once it is known, and the last part of the address until then.
    package var displayName: String {
        if let name = snapshot.fileName { return name }
        if case .file(let path) = request.destination { return URL(fileURLWithPath: path).lastPathComponent }
        let address = request.redactedURL
        let last = URL(string: address)?.lastPathComponent ?? ""
        return last.isEmpty || last == "/" ? address : last
    }
}
