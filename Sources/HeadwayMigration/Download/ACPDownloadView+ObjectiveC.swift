#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && canImport(ObjectiveC)
import HeadwayUIKit

// What Objective-C cannot see of the Swift interface, under the original's selectors; hidden from Swift.
@available(swift, deprecated: 5.9)
extension ACPDownloadView {
    /// The state.
    @available(swift, obsoleted: 1)
    @objc(currentStatus)
    public var objcCurrentStatus: ACPDownloadStatus { currentStatus }

    /// Goes to a state at once.
    @available(swift, obsoleted: 1)
    @objc(setIndicatorStatus:)
    public func objcSetIndicatorStatus(_ newStatus: ACPDownloadStatus) { setIndicatorStatus(newStatus) }

    /// Sets what a tap calls.
    @available(swift, obsoleted: 1)
    @objc(setActionForTap:)
    public func objcSetActionForTap(_ blockAction: ACPViewTappedBlock?) { setActionForTap(blockAction) }

    /// Replaces the motion of the indeterminate state.
    @available(swift, obsoleted: 1)
    @objc(setIndeterminateLayer:)
    public func objcSetIndeterminateLayer(_ layer: (any ACPLayerProtocol)?) { setIndeterminateLayer(layer) }

    /// Replaces the ring of the running state.
    @available(swift, obsoleted: 1)
    @objc(setProgressLayer:)
    public func objcSetProgressLayer(_ layer: (any ACPLayerProtocol)?) { setProgressLayer(layer) }

    /// Replaces the pictures of the states.
    @available(swift, obsoleted: 1)
    @objc(setImages:)
    public func objcSetImages(_ images: (any ACPStaticImagesProtocol)?) { setImages(images) }
}
#endif
