#if canImport(UIKit)
package import UIKit

/// Calls a closure at each notification of a name until dropped; UIKit posts all of ours on the main thread.
package final class NotificationObserver {
    private let token: any NSObjectProtocol

    package init(_ name: Notification.Name, _ notified: @escaping @MainActor (_ object: AnyObject?) -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
            // The object is only compared, by identity.
            nonisolated(unsafe) let object = notification.object as AnyObject?
            MainActor.assumeIsolated { notified(object) }
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
#endif
