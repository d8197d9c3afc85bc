/// The contents of the partial file, as the machine knows them.
struct Part: Sendable, Equatable {
    /// The version; nil before the first accepted answer.
    var version: Sidecar?
    /// The bytes that can be relied on.
    var ranges = ByteRanges()
    /// If the part was fetched from another address: the error to report if the server has a different file.
    var ifOther: DownloadError?

    /// What can be requested with it.
    func plan(isVerified: Bool) -> ResumePlan {
        ResumePlan(
            there: ranges, total: version?.total,
            validator: version.flatMap { Validator($0.marks, isVerified: isVerified) })
    }
}

/// A request in progress, with everything needed to judge the response.
struct Query: Sendable, Equatable {
    let id: DownloadMachine.ExchangeID
    var plan: ResumePlan
    var part: Part
    /// Its address, which redirects change.
    var target: Address
    var credentials: [HeaderField]
    var cookies = CookieJar()
    var redirects = 0
    /// When the server last sent something, or was last sent a request.
    var lastHeard: Duration
    /// Why it is requested again.
    var because: DownloadError?
}
