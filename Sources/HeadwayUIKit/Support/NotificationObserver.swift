#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
package import UIKit

/// Calls a closure on the main actor, in a turn of its own, at each notification of a name until dropped.
///
/// Whatever thread a notification is posted on, nothing is assumed of it. The closure gets the identity of its object.
package final class NotificationObserver {
    private let token: any NSObjectProtocol

    package init(_ name: Notification.Name, _ notified: @escaping @MainActor (_ object: ObjectIdentifier?) -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
            let object = notification.object.map { ObjectIdentifier($0 as AnyObject) }
            Task { @MainActor in notified(object) }
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
#endif
