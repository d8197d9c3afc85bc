import Foundation
import Headway

/// One download at work: asks the machine, and does what it says.
///
/// Unchecked because everything but `init` runs on the transport's context; what the file queue needs is handed to it and
/// comes back through `enter`.
final class Transfer: @unchecked Sendable {
    let request: DownloadRequest
    let record: DownloadRecord
    let transport: any Transport
    let queue: TransferQueue
    /// Reads, flushes and renames, which may take long.
    let files = DispatchQueue(label: "headway.download.files")
    /// Nil if the request is invalid; the error is then the outcome of every start.
    var machine: DownloadMachine?
    let requestError: DownloadError?
    let destination: Destination?
    let address: String
    let host: String

    var folder: Folder?
    var file: PartFile?
    var exchange: (any Exchange)?
    var ignoresBody = false
    var limiter: RateLimiter?
    /// Until when the exchange is held for the sake of the rate.
    var throttledUntil: Duration?
    /// Work of the file queue that started before the last close is stale.
    var ticket: UInt64 = 0
    var lastClose = PartialFile.kept
    var isLocating = false
    /// Looks for the part that have not come back yet, stale ones included; and whether one more is wanted then.
    var looks = 0
    var mustLookAgain = false
    var result: DownloadResult?
    var flushedTo: Int64 = 0
    var isFlushing = false
    var published = DownloadSnapshot()
    var lastProgress: Duration = .zero
    var isAttached = false
    private var pending: [DownloadMachine.Event] = []
    private var isDraining = false

    /// What a handle asks for.
    enum Command: Sendable {
        /// Start and resume carry the call's number, for the record.
        case start(UInt64)
        case startIfNew
        case pause
        case resume(UInt64)
        case cancel(PartialFile)
    }

    /// Flushed each time this many bytes have come (Sources.md#flush).
    static let flushStep: Int64 = 64 << 20
    /// At most 30 snapshots of progress a second.
    static let progressStep: Duration = .milliseconds(34)

    init(_ request: DownloadRequest, record: DownloadRecord, transport: any Transport, queue: TransferQueue) {
        self.request = request
        self.record = record
        self.transport = transport
        self.queue = queue
        do throws(DownloadError) {
            let destination = try Destination(request.destination)
            let configuration = try request.configuration(
                fileName: destination.fileName, canHold: transport.canHold)
            self.destination = destination
            machine = DownloadMachine(configuration)
            requestError = nil
            address = configuration.address.text
            host = "\(configuration.address.scheme)://\(configuration.address.host):\(configuration.address.port)"
        } catch {
            destination = nil
            machine = nil
            requestError = error
            address = ""
            host = ""
        }
    }

    func take(_ command: Command) {
        switch command {
        case .start(let call), .resume(let call): record.didStart(call)
        default: break
        }
        if let requestError {
            guard case .pause = command else { return tell(requestError) }
            return
        }
        switch command {
        case .start: send(.start)
        case .startIfNew: if machine?.state == .idle { send(.start) }
        case .pause: send(.pause)
        case .resume: send(.resume)
        case .cancel(let partial): send(.cancel(partial))
        }
    }

    private func tell(_ requestError: DownloadError) {
        var snapshot = DownloadSnapshot()
        snapshot.state = .failed
        snapshot.phase = .failed
        snapshot.error = requestError
        record.publish(snapshot, outcome: .failure(requestError))
    }

    /// Gives the machine an event and does what follows.
    ///
    /// Events that come up meanwhile wait for their turn.
    func send(_ event: DownloadMachine.Event) {
        pending.append(event)
        guard !isDraining else { return }
        isDraining = true
        while !pending.isEmpty {
            let next = pending.removeFirst()
            let actions = machine?.handle(next, at: transport.now) ?? []
            for action in actions { perform(action) }
            publish()
        }
        isDraining = false
    }
}

extension DownloadRequest {
    /// The machine's view of the request, or what is wrong with it.
    func configuration(fileName: String?, canHold: Bool) throws(DownloadError) -> DownloadMachine.Configuration {
        let (address, authorization) = try Address.parse(url)
        for field in headers {
            if let validationError = field.validationError { throw .badRequest(validationError) }
        }
        if case .expected(let digest) = digest, !HexDigits.isSHA256(digest) {
            throw .badRequest("the expected SHA-256 is not 64 hexadecimal digits")
        }
        var configuration = DownloadMachine.Configuration(address: address)
        configuration.fields = headers.filter { !$0.isCredential }
        configuration.credentials = headers.filter { $0.isCredential }
        let names = Set(configuration.credentials.map(\.lowercasedName))
        if let authorization, !names.contains("authorization") { configuration.credentials.append(authorization) }
        configuration.fileName = fileName
        configuration.authorities = certificateAuthorities
        configuration.rateLimit = rateLimit.flatMap { $0 > 0 ? $0 : nil }
        configuration.idleLimit = idleTimeout > .zero ? idleTimeout : .seconds(1)
        configuration.holdLimit = canHold ? holdTime : .zero
        configuration.retry = retry
        configuration.ifChanged = ifChanged
        configuration.seed = UInt64.random(in: .min ... .max)
        return configuration
    }
}
