import Headway

/// A view's change from one size to another: what a host does when it animates a layout.
struct SizeChange {
    /// Core Animation's default duration, if none is given.
    static let plainDuration = TimeSpan.seconds(0.25)

    var from: Size
    var to: Size
    var begin: Instant
    var duration: TimeSpan
    /// The name of the call, which is listed when the change has ended.
    var id: String?

    var end: Instant { begin + duration }

    /// The size at an instant, with the easing of a layout that UIKit animates.
    func size(at now: Instant) -> Size {
        guard now < end else { return to }
        let share = Easing.easeInEaseOut.value(at: (now - begin).seconds / duration.seconds)
        return Size(
            width: from.width + (to.width - from.width) * share, height: from.height + (to.height - from.height) * share
        )
    }
}
