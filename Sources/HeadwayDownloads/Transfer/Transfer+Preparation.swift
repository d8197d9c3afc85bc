/// A transfer holds little before its first call and after its end, because there may be thousands of them.
extension Transfer {
    /// What follows from the request alone, computed by the first caller and not on the transport's context, which all downloads
    /// share.
    struct Preparation: Sendable {
        var destination: Destination
        var configuration: DownloadMachine.Configuration

        init(_ request: DownloadRequest, canHold: Bool) throws(DownloadError) {
            destination = try Destination(request.destination)
            configuration = try request.configuration(fileName: destination.fileName, canHold: canHold)
        }
    }

    /// To be called before the first command.
    func prepare(_ preparation: Result<Preparation, DownloadError>) {
        switch preparation {
        case .failure(let error): requestError = error
        case .success(let preparation):
            let (destination, configuration) = (preparation.destination, preparation.configuration)
            let address = configuration.sources[0].address
            machine = DownloadMachine(configuration)
            self.destination = destination
            host = "\(address.scheme)://\(address.place)"
            search = PartSearch(files, transport) { [request] () throws(DownloadError) in
                try destination.locate(request, url: address.text)
            }
        }
    }

    /// The file is in place, and nothing more will be done.
    func complete() {
        machine = nil
        destination = nil
        search = nil
    }
}
