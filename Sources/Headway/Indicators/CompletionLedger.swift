/// The requests whose ends are still owed.
///
/// Each is paid exactly once: when its motion arrives, or when a later request for the same property, or the loss of the
/// window, cuts it short. Within a property the order is that of the requests, because a new one cuts those before it.
struct CompletionLedger: Sendable, Hashable {
    /// The properties that move independently of each other.
    enum Property: UInt8, Sendable, Hashable {
        case value, buffer, visibility, mode, state
    }

    private struct Entry: Sendable, Hashable {
        var property: Property
        var completion: Completion
        /// Which request it was: among those due at one instant the older comes first.
        var number: UInt64

        func isPaid(before other: Entry) -> Bool {
            let (own, others) = (completion.at, other.completion.at)
            return own == others ? number < other.number : own < others
        }
    }

    /// In the order of payment.
    private var entries: [Entry] = []
    private var requests: UInt64 = 0

    /// Cuts short what a property owes that has not arrived by `now`.
    mutating func cut(_ property: Property, at now: Instant) {
        for index in entries.indices where entries[index].property == property { cutEntry(index, at: now) }
    }

    /// Cuts short everything that has not arrived by `now`.
    mutating func cutAll(at now: Instant) {
        for index in entries.indices { cutEntry(index, at: now) }
    }

    /// Takes note of a request that arrives at `due`; without a token nothing is owed.
    mutating func add(_ token: CompletionToken?, _ property: Property, due: Instant) {
        guard let token else { return }
        let completion = Completion(token: token, at: due, finished: true)
        requests += 1
        entries.append(Entry(property: property, completion: completion, number: requests))
        moveUp(entries.count - 1)
    }

    /// When the next one is due, nil when nothing is owed.
    var nextDue: Instant? { entries.first?.completion.at }

    /// Pays what is due by `now`, in order, at the end of `paid`.
    mutating func take(through now: Instant, into paid: inout [Completion]) {
        var count = 0
        while count < entries.count, entries[count].completion.at <= now {
            paid.append(entries[count].completion)
            count += 1
        }
        entries.removeFirst(count)
    }

    private mutating func cutEntry(_ index: Int, at now: Instant) {
        guard entries[index].completion.at > now else { return }
        entries[index].completion.at = now
        entries[index].completion.finished = false
        moveUp(index)
    }

    private mutating func moveUp(_ index: Int) {
        var place = index
        while place > 0, entries[place].isPaid(before: entries[place - 1]) {
            entries.swapAt(place - 1, place)
            place -= 1
        }
    }
}
