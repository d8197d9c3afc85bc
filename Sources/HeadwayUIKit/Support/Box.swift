#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
package import Foundation

/// A Swift value as an object: what a message of Objective-C can carry, and with it an appearance proxy.
package final class Box<Value>: NSObject {
    /// The value.
    package let value: Value

    /// Wraps a value.
    package init(_ value: Value) { self.value = value }

    /// Equal values make equal objects; what has no equality, such as a closure, is only equal to itself.
    package override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Box<Value> else { return false }
        guard let own = value as? AnyHashable, let theirs = other.value as? AnyHashable else { return self === other }
        return own == theirs
    }
}
#endif
