#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && canImport(ObjectiveC)
import Headway
public import UIKit

// The parts of the Swift interface that Objective-C cannot represent, under other names; hidden from Swift.
extension DownloadView {

    /// What the download is doing.
    @available(swift, obsoleted: 1)
    @objc(downloadState)
    public var objcDownloadState: HeadwayDownloadState {
        get { HeadwayDownloadState(downloadState) }
        set { downloadState = newValue.swift }
    }

    /// Changes to a state; the block is called once, later.
    @available(swift, obsoleted: 1)
    @objc(setDownloadState:animated:completion:)
    public func objcSetState(
        _ state: HeadwayDownloadState, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)?
    ) {
        setState(state.swift, animated: animated, completion: completion)
    }

    /// Sets what a tap does in addition to sending `UIControlEventPrimaryActionTriggered`.
    @available(swift, obsoleted: 1)
    @objc(setTapHandler:)
    public func objcSetTapHandler(_ handler: (@MainActor (DownloadView, HeadwayDownloadState) -> Void)?) {
        guard let handler else {
            onTap = nil
            return
        }
        onTap = { view, state in handler(view, HeadwayDownloadState(state)) }
    }

    /// Sets the progress, 0…1.
    @available(swift, obsoleted: 1)
    @objc(setProgress:animated:)
    public func objcSetProgress(_ progress: Float, animated: Bool) {
        setProgress(progress, animated: animated, completion: nil)
    }

    /// Sets the progress, 0…1; the block is called once, later.
    @available(swift, obsoleted: 1)
    @objc(setProgress:animated:completion:)
    public func objcSetProgress(
        _ progress: Float, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)?
    ) {
        setProgress(progress, animated: animated, completion: completion)
    }

    /// Hides or shows; the block is called once, later.
    @available(swift, obsoleted: 1)
    @objc(setHidden:animated:completion:)
    public func objcSetHidden(
        _ hidden: Bool, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)?
    ) {
        setHidden(hidden, animated: animated, completion: completion)
    }

    /// Called when traits have changed, with this view and the previous traits.
    @available(swift, obsoleted: 1)
    @objc(traitChangeHandler)
    public var objcTraitChangeHandler: (@MainActor (DownloadView, UITraitCollection?) -> Void)? {
        get { traitCollectionDidChangeBlock }
        set { traitCollectionDidChangeBlock = newValue }
    }
}
#endif
