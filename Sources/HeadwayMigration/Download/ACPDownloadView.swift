#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit

/// What a tap on an `ACPDownloadView` calls.
///
/// The view is optional as in the original, whose header did not specify nullability; it is never nil.
@available(swift, deprecated: 5.9, message: "Set DownloadView.onTap.")
public typealias ACPViewTappedBlock = @MainActor (_ downloadView: ACPDownloadView?, _ status: ACPDownloadStatus) -> Void

/// The download view of ACPDownload under its old name.
///
/// It is a class rather than an alias, so that Objective-C and archives can find it under its original runtime name.
/// Custom layers and images are hosted as in the original; `DownloadMotion` and `DownloadArtwork` do more.
@available(swift, deprecated: 5.9, renamed: "DownloadView")
@_objcRuntimeName(ACPDownloadView) open class ACPDownloadView: DownloadView {
    private var images: (any ACPStaticImagesProtocol)?
    /// True if the app gave its images a colour before passing them on; that is never overwritten.
    private var imagesHaveOwnColor = false
    /// The tint for which pictures were made.
    private var imageTint: UIColor?
    private var waiting: HostedLayer?
    private var running: HostedLayer?
    private var foreground: NotificationObserver?

    /// The state.
    open var currentStatus: ACPDownloadStatus { ACPDownloadStatus(downloadState) }

    /// Changes to a state at once; `setState(_:animated:)` cross-fades.
    open func setIndicatorStatus(_ newStatus: ACPDownloadStatus) {
        setState(newStatus.state, animated: false, completion: nil)
    }

    /// Sets what a tap calls; nil calls nothing.
    open func setActionForTap(_ blockAction: ACPViewTappedBlock?) {
        guard let blockAction else {
            onTap = nil
            return
        }
        onTap = { view, state in
            guard let view = view as? ACPDownloadView else { return }
            blockAction(view, ACPDownloadStatus(state))
        }
    }

    /// Replaces the motion of the indeterminate state; nil restores the arc.
    open func setIndeterminateLayer(_ layer: (any ACPLayerProtocol)?) {
        // If the same layer is set again, its colour must not be taken for the app's.
        guard layer == nil || layer !== waiting?.layer else { return }
        waiting?.remove()
        waiting = layer.map { HostedLayer($0) }
        (layer as? ACPMotionLayer)?.changed = { [weak self] in self?.updateLayers() }
        updateLayers()
    }

    /// Replaces the ring of the running state; nil restores the ring.
    open func setProgressLayer(_ layer: (any ACPLayerProtocol)?) {
        guard layer == nil || layer !== running?.layer else { return }
        running?.remove()
        running = layer.map { HostedLayer($0) }
        (layer as? ACPMotionLayer)?.changed = { [weak self] in self?.updateLayers() }
        updateLayers()
    }

    /// Replaces the pictures of the states; nil restores the cloud.
    ///
    /// Pictures that have a colour already keep it until the view's tint changes; the others are given the tint at
    /// once. Every later tint is applied to all of them, as in the original.
    open func setImages(_ images: (any ACPStaticImagesProtocol)?) {
        if images !== self.images { imagesHaveOwnColor = images?.strokeColor != nil }
        imageTint = tintColor
        self.images = images
        artwork = images == nil ? .cloud : DownloadArtwork()
        colorImages()
        updateLayers()
        setNeedsDisplay()
    }

    /// Adds the layer of the new state and removes the old one's.
    open override func stateDidChange(from old: DownloadState, to new: DownloadState) {
        super.stateDidChange(from: old, to: new)
        updateLayers()
        setNeedsDisplay()
    }

    /// Lets a custom layer show the progress.
    open override func progressDidChange(animated: Bool) {
        super.progressDidChange(animated: animated)
        running?.layer.show(progress, animated: animated)
    }

    /// Adopts the new size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for hosted in [waiting, running] { hosted?.layer.updateFrame(bounds) }
    }

    /// Restarts what Core Animation ended outside a window or in the background.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        foreground = window.map { _ in
            NotificationObserver(UIApplication.willEnterForegroundNotification) { [weak self] _ in
                self?.updateLayers()
            }
        }
        updateLayers()
    }

    /// Passes the tint on to pictures and layers that were given no colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if imageTint != nil, imageTint != tintColor { imagesHaveOwnColor = false }
        imageTint = tintColor
        handTintOn()
    }

    /// Resolves all colours again: a layer's colour is stored as a Core Graphics colour, which knows no traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        colorMotion()
        handTintOn()
    }

    /// Draws custom pictures, then the ring or motion.
    open override func draw(_ rect: CGRect) {
        if let images, !isHidden {
            images.updateFrame(bounds)
            switch currentStatus {
            case .none: images.drawStatusNone()
            case .running: images.drawStatusRunning()
            case .indeterminate: images.drawStatusIndeterminate()
            case .completed: images.drawStatusComplete()
            }
        }
        super.draw(rect)
    }

    private func handTintOn() {
        colorImages()
        for hosted in [waiting, running] { hosted?.color(tintColor) }
    }

    private func colorImages() {
        guard let images, !imagesHaveOwnColor else { return }
        images.updateColor(tintColor)
        setNeedsDisplay()
    }

    /// Only the state that shows a layer has its colour; all others use the view's tint.
    private func colorMotion() {
        switch downloadState {
        case .indeterminate: style.tint = waiting?.tint(in: traitCollection)
        case .running: style.tint = running?.tint(in: traitCollection)
        case .initial, .completed, .paused, .failed: style.tint = nil
        }
    }

    private func updateLayers() {
        let state = downloadState
        indeterminateMotion = waiting?.motion ?? .arc
        runningMotion = running?.isForeign == true ? .nothing : images == nil ? nil : .ringAlone
        colorMotion()
        waiting?.show(state == .indeterminate && window != nil, in: self)
        running?.show(state == .running && window != nil, in: self)
        if state == .running { running?.layer.show(progress, animated: false) }
    }
}
#endif
