/// Looks for what a download can resume from, one search at a time: an outdated one may still hold the lock that the
/// next one needs.
///
/// Used only on the transport's context.
final class PartSearch {
    typealias Outcome = Result<Destination.Finding, DownloadError>
    private let look: @Sendable () throws(DownloadError) -> Destination.Finding
    private let files: FileQueue
    private let transport: any Transport
    private var isLooking = false
    /// Who waits for the current search, or for the one after it.
    private var wanted: ((Outcome) -> Void)?
    private var isStale = false

    init(
        _ files: FileQueue, _ transport: any Transport,
        _ look: @escaping @Sendable () throws(DownloadError) -> Destination.Finding
    ) {
        self.files = files
        self.transport = transport
        self.look = look
    }

    /// Searches, and reports what it found on the transport's context, unless it is cancelled first.
    func start(_ found: @escaping (Outcome) -> Void) {
        wanted = found
        if !isLooking { begin() }
    }

    /// What is found is released at once.
    func cancel() {
        wanted = nil
        isStale = isLooking
    }

    private func begin() {
        isLooking = true
        isStale = false
        let box = Unshared(self)
        files.add { [look, transport] in
            let outcome = Outcome { () throws(DownloadError) in try look() }
            transport.enter { box.value.end(outcome) }
        }
    }

    private func end(_ outcome: Outcome) {
        isLooking = false
        guard isStale || wanted == nil else {
            let found = wanted
            wanted = nil
            found?(outcome)
            return
        }
        if case .success(.part(let file, _)) = outcome { file.release(.kept, nil) }
        if wanted != nil { begin() }
    }
}

/// Passes what belongs to the transport's context through another thread, which does not access it.
struct Unshared<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
