#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
package import Foundation

/// A Swift value as an object: what a message of Objective-C can carry, and with it an appearance proxy.
package final class Box<Value>: NSObject {
    /// The value.
    package let value: Value

    /// Wraps a value.
    package init(_ value: Value) { self.value = value }
}
#endif
