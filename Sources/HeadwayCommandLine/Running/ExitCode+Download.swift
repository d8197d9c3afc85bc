package import HeadwayDownloads

extension ExitCode {
    /// The exit status for a download's outcome.
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

    /// The exit status for several downloads: the one the user has to deal with first.
    package static func most(urgent codes: [ExitCode]) -> ExitCode {
        [.interrupted, .notWritable, .checksum, .usage, .failure].first(where: codes.contains) ?? .success
    }
}
