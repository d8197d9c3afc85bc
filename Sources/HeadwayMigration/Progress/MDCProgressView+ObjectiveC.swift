#if canImport(UIKit) && canImport(ObjectiveC)
import HeadwayUIKit

/// The original's modes for Objective-C; Swift has `IndicatorMode`.
@objc(MDCProgressViewMode) public enum ObjCProgressViewMode: Int, Sendable {
    /// Shows how far it is.
    case determinate
    /// Shows that it goes on.
    case indeterminate
}

/// The original's backward modes for Objective-C; Swift has `BackwardMode`.
@objc(MDCProgressViewBackwardAnimationMode) public enum ObjCBackwardAnimationMode: Int, Sendable {
    /// Collapses to 0 and grows.
    case reset
    /// Moves back.
    case animate
}

@available(swift, deprecated: 5.9)
extension MDCProgressView {
    /// Whether the bar shows a value or motion.
    @available(swift, obsoleted: 1)
    @objc(mode)
    public var objcMode: ObjCProgressViewMode {
        get { mode == .determinate ? .determinate : .indeterminate }
        set { mode = newValue == .determinate ? .determinate : .indeterminate }
    }

    /// What a lower value does.
    @available(swift, obsoleted: 1)
    @objc(backwardProgressAnimationMode)
    public var objcBackwardProgressAnimationMode: ObjCBackwardAnimationMode {
        get { backwardProgressAnimationMode == .reset ? .reset : .animate }
        set { backwardProgressAnimationMode = newValue == .reset ? .reset : .animate }
    }
}
#endif
