// swift-format-ignore-file
public protocol CAAction: AnyObject {}
extension NSNull: CAAction {}

public struct CAMediaTimingFillMode: Hashable, Sendable {
    let name: String
    public static let removed = CAMediaTimingFillMode(name: "removed")
    public static let forwards = CAMediaTimingFillMode(name: "forwards")
    public static let backwards = CAMediaTimingFillMode(name: "backwards")
    public static let both = CAMediaTimingFillMode(name: "both")
}

open class CAAnimation: NSObject {
    public override init() {}
    public required init?(coder: NSCoder) { nil }
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var isRemovedOnCompletion = true

    func copied() -> CAAnimation { copyFields(to: CAAnimation()) }
    func copyFields<Copy: CAAnimation>(to copy: Copy) -> Copy {
        (copy.beginTime, copy.duration, copy.speed, copy.timeOffset) = (beginTime, duration, speed, timeOffset)
        (copy.repeatCount, copy.repeatDuration, copy.autoreverses) = (repeatCount, repeatDuration, autoreverses)
        (copy.fillMode, copy.isRemovedOnCompletion) = (fillMode, isRemovedOnCompletion)
        return copy
    }
}

/// Children run in the group's time and are cut at its end.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
    override func copied() -> CAAnimation {
        let copy = copyFields(to: CAAnimationGroup())
        copy.animations = animations?.map { $0.copied() }
        return copy
    }
}

open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    /// Adds to what is below in place of covering it.
    open var isAdditive = false
    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }
    override func copied() -> CAAnimation { copyTarget(to: CAPropertyAnimation()) }
    func copyTarget<Copy: CAPropertyAnimation>(to copy: Copy) -> Copy {
        (copy.keyPath, copy.isAdditive) = (keyPath, isAdditive)
        return copyFields(to: copy)
    }
}

open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    override func copied() -> CAAnimation {
        let copy = copyTarget(to: CABasicAnimation())
        (copy.fromValue, copy.toValue) = (fromValue, toValue)
        return copy
    }
}

open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var keyTimes: [NSNumber]?
    override func copied() -> CAAnimation {
        let copy = copyTarget(to: CAKeyframeAnimation())
        (copy.values, copy.keyTimes) = (values, keyTimes)
        return copy
    }
}

public enum CATransaction {
    nonisolated(unsafe) private static var disabled: [Bool] = []
    public static func begin() { disabled.append(disabled.last ?? false) }
    public static func commit() { disabled.removeLast() }
    public static func setDisableActions(_ flag: Bool) {
        if disabled.isEmpty { disabled = [flag] } else { disabled[disabled.count - 1] = flag }
    }
    public static func disableActions() -> Bool { disabled.last ?? false }
}
