#if canImport(CCurl)
/// Requests over a kept connection what no other request's response can be: a random range of a file whose tag is
/// known.
final class OrderProof: ExchangeReceiver {
    /// What can be requested.
    struct Question {
        var request: ExchangeRequest
        var etag: String
        var total: Int64

        /// Nil if the first response does not say that ranges of the file can be had, or the file has too few of them.
        init?(_ request: ExchangeRequest, _ head: ResponseHead) {
            guard head.status == 200, head.words("accept-ranges") == ["bytes"], let total = head.contentLength,
                (Self.least...PartFile.small).contains(total),
                case .etag(let tag)? = Validator(Marks(etag: head["etag"]), isVerified: true)
            else { return nil }
            self.request = request
            etag = tag
            self.total = total
        }

        /// With fewer bytes there are too few ranges to draw from (chosen by eye).
        private static let least: Int64 = 64
    }

    private let question: Question
    private let range: ClosedRange<Int64>
    private let told: (_ isProved: Bool) -> Void
    private var isRightRange = false
    private var received: Int64 = 0

    /// - Parameter told: called once, with the outcome.
    init(_ question: Question, told: @escaping (_ isProved: Bool) -> Void) {
        self.question = question
        self.told = told
        let first = Int64.random(in: 0..<question.total)
        range = first...Int64.random(in: first..<min(question.total, first + Self.most))
    }

    /// No more than this is requested, so that the proof costs less than a file.
    private static let most: Int64 = 1 << 10

    var request: ExchangeRequest {
        var request = question.request
        request.isForRange = true
        request.fields += [
            HeaderField(name: "Range", value: "bytes=\(range.lowerBound)-\(range.upperBound)"),
            HeaderField(name: "If-Range", value: question.etag),
        ]
        return request
    }

    func didAnswer(_ head: ResponseHead) -> Bool {
        isRightRange =
            head.status == 206 && head["etag"] == question.etag && head.framingFlaw == nil
            && head["content-range"].flatMap(ContentRange.init)
                == .part(first: range.lowerBound, last: range.upperBound, total: question.total)
        return isRightRange
    }

    func didReceive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        received += Int64(bytes.count)
        return true
    }

    func didEnd(_ failure: ExchangeFailure?) {
        told(failure == nil && isRightRange && received == Int64(range.count))
    }
}
#endif
