package import HeadwayDownloads

extension ExitCode {
    /// The status of a download's end.
    package init(_ error: DownloadError?) {
        switch error {
        case nil, .upToDate: self = .success
        case .folderMissing, .notWritable, .diskFull, .isFolder, .fileSystem: self = .notWritable
        case .some(let error):
            switch error.category {
            case .request: self = .usage
            case .checksum: self = .checksum
            case .cancelled: self = .interrupted
            case .network, .server, .destination: self = .failure
            }
        }
    }

    /// The one to end with when several downloads ended: what the user has to mend first.
    package static func most(urgent codes: [ExitCode]) -> ExitCode {
        [.interrupted, .notWritable, .checksum, .usage, .failure].first(where: codes.contains) ?? .success
    }
}
