import FoundationEssentials
package import HeadwayDownloads

extension Download {
    /// What it is called: the file's name once it is known, until then the last part of the address.
    package var displayName: String {
        if let name = snapshot.fileName { return name }
        if case .file(let path) = request.destination { return URL(fileURLWithPath: path).lastPathComponent }
        let address = request.redactedURL
        let last = URL(string: address)?.lastPathComponent ?? ""
        return last.isEmpty || last == "/" ? address : last
    }
}
