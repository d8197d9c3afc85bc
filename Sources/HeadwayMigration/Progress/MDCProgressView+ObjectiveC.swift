#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && canImport(ObjectiveC)
import HeadwayUIKit
public import UIKit

/// The original's modes for Objective-C; Swift has `IndicatorMode`.
@objc(MDCProgressViewMode) public enum ObjCProgressViewMode: Int, Sendable {
    /// Shows the value.
    case determinate
    /// Shows that something is in progress.
    case indeterminate
}

/// The original's backward modes for Objective-C; Swift has `BackwardMode`.
@objc(MDCProgressViewBackwardAnimationMode) public enum ObjCBackwardAnimationMode: Int, Sendable {
    /// Collapses to 0 and grows.
    case reset
    /// Moves back to it.
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

    /// What happens when the value is set to a lower one.
    @available(swift, obsoleted: 1)
    @objc(backwardProgressAnimationMode)
    public var objcBackwardProgressAnimationMode: ObjCBackwardAnimationMode {
        get { backwardProgressAnimationMode == .reset ? .reset : .animate }
        set { backwardProgressAnimationMode = newValue == .reset ? .reset : .animate }
    }

    /// Starts or stops; the getter is the superclass's.
    @available(swift, obsoleted: 1)
    @objc(setAnimating:)
    public func objcSetAnimating(_ animating: Bool) { isAnimating = animating }

    /// Called when traits have changed, with this view and the previous traits.
    @available(swift, obsoleted: 1)
    @objc(traitCollectionDidChangeBlock)
    public var objcTraitCollectionDidChangeBlock: (@MainActor (MDCProgressView, UITraitCollection?) -> Void)? {
        get { traitCollectionDidChangeBlock }
        set {
            guard let newValue else {
                traitCollectionDidChangeBlock = nil
                return
            }
            traitCollectionDidChangeBlock = { view, previous in
                if let view = view as? MDCProgressView { newValue(view, previous) }
            }
        }
    }

    /// Bar, gap and a dot at the track's end.
    @available(swift, obsoleted: 1)
    @objc(enableDeterminateStopMark)
    public var objcEnableDeterminateStopMark: Bool {
        get { enableDeterminateStopMark }
        set { enableDeterminateStopMark = newValue }
    }

    /// Applies a theme's primary colour.
    @available(swift, obsoleted: 1)
    @objc(applyThemeWithPrimaryColor:)
    public func objcApplyTheme(primaryColor: UIColor) { applyTheme(primaryColor: primaryColor) }
}
#endif
