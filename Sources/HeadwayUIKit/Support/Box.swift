#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
package import Foundation

/// A Swift value as an object, which Objective-C messages, and so appearance proxies, can carry.
package final class Box<Value>: NSObject {
    /// The value.
    package let value: Value

    /// Wraps a value.
    package init(_ value: Value) { self.value = value }
}
#endif
