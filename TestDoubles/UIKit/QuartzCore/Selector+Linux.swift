// swift-format-ignore-file
#if !canImport(ObjectiveC)
/// A selector without an Objective-C runtime: a name and how to send it.
public struct Selector: Sendable {
    let name: String
    let send: @Sendable @MainActor (Any, Any) -> Void

    public init<Target, Argument>(
        _ name: String, _ send: @escaping @Sendable @MainActor (Target, Argument) -> Void
    ) {
        self.name = name
        self.send = { target, argument in
            guard let target = target as? Target, let argument = argument as? Argument else { return }
            send(target, argument)
        }
    }
}

extension CADisplayLink {
    @MainActor func fire() { selector.send(target, self) }
}

extension NSObject {
    /// Holds the target until it has been performed or cancelled, as Foundation does.
    @MainActor public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        DisplayClock.delayed.append(
            DisplayClock.Delayed(target: self, due: DisplayClock.now + delay) {
                aSelector.send(self, anArgument ?? ())
            })
    }

    @MainActor public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DisplayClock.delayed.removeAll { $0.target === aTarget as AnyObject }
    }
}
#else
extension CADisplayLink {
    @MainActor func fire() {}
}
#endif
