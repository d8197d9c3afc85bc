extension DownloadRequest {
    /// The machine's view of the request, or what is wrong with it.
    func configuration(fileName: String?, canHold: Bool) throws(DownloadError) -> DownloadMachine.Configuration {
        for field in headers {
            if let error = field.validationError { throw .badRequest(error) }
        }
        if case .expected(let digits) = digest, DigestAlgorithm(hexadecimal: digits) == nil {
            throw .badRequest("the expected digest is not 32, 40, 64 or 128 hexadecimal digits")
        }
        var configuration = DownloadMachine.Configuration(sources: [try source(url)])
        for other in fallbacks { configuration.sources.append(try source(other)) }
        // The caller's credentials are for the first address.
        let own = headers.filter { $0.isCredential }
        let names = Set(own.map(\.lowercasedName))
        configuration.sources[0].credentials.removeAll { names.contains($0.lowercasedName) }
        configuration.sources[0].credentials.insert(contentsOf: own, at: 0)
        configuration.fields = headers.filter { !$0.isCredential }
        configuration.fileName = fileName
        configuration.security = ConnectionSecurity(
            authorities: certificateAuthorities, certificate: clientCertificate, key: clientKey)
        configuration.rateLimit = rateLimit.flatMap { $0 > 0 ? $0 : nil }
        configuration.connections = destination == .standardOutput ? 1 : min(max(connections, 1), 16)
        configuration.idleLimit = idleTimeout > .zero ? idleTimeout : .seconds(1)
        configuration.holdLimit = canHold ? holdTime : .zero
        configuration.timeLimit = timeLimit
        configuration.leastRate = leastRate.flatMap { $0 > 0 ? $0 : nil }
        configuration.retry = retry
        configuration.ifChanged = ifChanged
        configuration.takesEncoded = encoded == .keep
        configuration.isStream = destination == .standardOutput
        configuration.isVerified = digest.expected != nil
        if case .newer(let seconds) = condition {
            configuration.condition = [HeaderField(name: "If-Modified-Since", value: HTTPDate.text(seconds))]
        }
        configuration.seed = UInt64.random(in: .min ... .max)
        return configuration
    }

    private func source(_ url: String) throws(DownloadError) -> DownloadMachine.Source {
        let (address, authorization) = try Address.parse(url)
        return DownloadMachine.Source(address: address, credentials: authorization.map { [$0] } ?? [])
    }
}
