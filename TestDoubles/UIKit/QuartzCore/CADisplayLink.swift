// swift-format-ignore-file
public struct CAFrameRateRange: Sendable, Equatable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        precondition(minimum > 0 && maximum >= minimum, "CAFrameRateRange: not a range")
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }
}

/// A display link driven by `DisplayClock` in tests; it holds its target until `invalidate()`, as UIKit's does.
open class CADisplayLink: NSObject {
    let target: Any
    let selector: Selector
    open var isPaused = false
    open internal(set) var timestamp: CFTimeInterval = 0
    open internal(set) var targetTimestamp: CFTimeInterval = 0
    open var duration: CFTimeInterval { targetTimestamp - timestamp }
    @available(iOS 15, *) open var preferredFrameRateRange: CAFrameRateRange {
        get { range }
        set { range = newValue }
    }
    private var range = CAFrameRateRange(minimum: 1, maximum: 60)

    public init(target: Any, selector sel: Selector) {
        self.target = target
        selector = sel
    }

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { DisplayClock.links.append(self) }
    open func invalidate() { DisplayClock.links.removeAll { $0 === self } }
}

public nonisolated func CACurrentMediaTime() -> CFTimeInterval { DisplayClock.now }
