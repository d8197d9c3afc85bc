/// The completions that are still to be delivered.
///
/// Each is delivered exactly once: when its animation ends, or when it is cancelled by a later request for the same property or
/// by leaving the window. Completions for one property are delivered in the order of the requests, because a new request
/// cancels the earlier ones.
struct CompletionQueue: Sendable, Hashable {
    /// The properties that are animated independently.
    enum Property: UInt8, Sendable, Hashable {
        case value, buffer, visibility, mode, state
    }

    private struct Entry: Sendable, Hashable {
        var property: Property
        var completion: Completion
        /// The request's number: of completions due at the same instant, the older comes first.
        var number: UInt64

        func precedes(_ other: Entry) -> Bool {
            let (own, others) = (completion.at, other.completion.at)
            return own == others ? number < other.number : own < others
        }
    }

    /// In the order of delivery.
    private var pending: [Entry] = []
    private var requests: UInt64 = 0

    /// Cancels a property's completions that are not due by `now`; they become due at once, with `finished` false.
    mutating func cancel(_ property: Property, at now: Instant) {
        for index in pending.indices where pending[index].property == property { cancelEntry(index, at: now) }
    }

    /// Cancels every completion that is not due by `now`.
    mutating func cancelAll(at now: Instant) {
        for index in pending.indices { cancelEntry(index, at: now) }
    }

    /// Adds the completion of a request whose motion ends at `due`; a request without a token has none.
    mutating func add(_ token: CompletionToken?, _ property: Property, due: Instant) {
        guard let token else { return }
        let completion = Completion(token: token, at: due, finished: true)
        requests += 1
        pending.append(Entry(property: property, completion: completion, number: requests))
        moveUp(pending.count - 1)
    }

    /// When the next one is due, nil when nothing is pending.
    var nextDue: Instant? { pending.first?.completion.at }

    /// Moves what is due by `now`, in order, to the end of `delivered`.
    mutating func deliver(through now: Instant, into delivered: inout [Completion]) {
        var count = 0
        while count < pending.count, pending[count].completion.at <= now {
            delivered.append(pending[count].completion)
            count += 1
        }
        pending.removeFirst(count)
    }

    private mutating func cancelEntry(_ index: Int, at now: Instant) {
        guard pending[index].completion.at > now else { return }
        pending[index].completion.at = now
        pending[index].completion.finished = false
        moveUp(index)
    }

    private mutating func moveUp(_ index: Int) {
        var place = index
        while place > 0, pending[place].precedes(pending[place - 1]) {
            pending.swapAt(place - 1, place)
            place -= 1
        }
    }
}
