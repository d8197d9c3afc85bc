#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
package import UIKit

/// Calls a closure on the main actor, asynchronously, for each notification of a name until deallocated.
///
/// Notifications may be posted on any thread. The closure is given the identity of the notification's object.
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
