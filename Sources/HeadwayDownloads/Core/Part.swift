/// What the partial file holds, as the machine knows it.
struct Part: Sendable, Equatable {
    /// The version; nil before the first accepted answer.
    var version: Sidecar?
    /// The bytes that can be relied on.
    var ranges = ByteRanges()
    /// Where the part was fetched from another address: the error, should the server have another file than it.
    var ifOther: DownloadError?

    /// What can be asked for by it.
    func plan(isVerified: Bool) -> ResumePlan {
        ResumePlan(
            there: ranges, total: version?.total,
            validator: version.flatMap { Validator($0.marks, isVerified: isVerified) })
    }
}

/// A request on its way, with all that its answer is judged by.
struct Query: Sendable, Equatable {
    let id: DownloadMachine.ExchangeID
    var plan: ResumePlan
    var part: Part
    /// Where it goes, which redirects change.
    var target: Address
    var credentials: [HeaderField]
    var cookies = CookieJar()
    var redirects = 0
    /// When the server was last heard of, or asked.
    var lastHeard: Duration
    /// Why it is asked again.
    var because: DownloadError?
}
