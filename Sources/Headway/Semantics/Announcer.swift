/// Decides what is announced and when: at most once a second, and only what has changed.
///
/// Each change replaces one that has not been announced yet and is due a second later, so a value that changes all the time is
/// not read out all the time (Sources.md#classic-linear).
struct Announcer: Sendable, Hashable {
    /// From a change to its announcement.
    static let delay = TimeSpan.seconds(1)

    private var pending: Announcement?
    private var due: Announcement?
    private var said: Announcement.Subject?

    /// The last subject; what was known before the first change is not announced.
    init(known: Announcement.Subject?) {
        said = known
    }

    /// Records a change; nil means that there is nothing left to announce.
    mutating func changed(to subject: Announcement.Subject?, at now: Instant) {
        settle(at: now)
        guard let subject, subject != said else {
            pending = nil
            return
        }
        pending = Announcement(at: now + Self.delay, subject: subject)
    }

    /// When the next announcement is due, nil for none.
    var nextDue: Instant? { due?.at ?? pending?.at }

    /// Removes and returns the announcement that is due by `now`.
    mutating func take(through now: Instant) -> Announcement? {
        settle(at: now)
        guard let announcement = due, announcement.at <= now else { return nil }
        due = nil
        return announcement
    }

    private mutating func settle(at now: Instant) {
        guard let announcement = pending, announcement.at <= now else { return }
        pending = nil
        due = announcement
        said = announcement.subject
    }
}
