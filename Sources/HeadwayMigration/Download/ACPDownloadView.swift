#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit

/// What a tap on an `ACPDownloadView` calls.
///
/// The view is optional as it was, since the original's header said nothing of nil; it is never nil.
@available(swift, deprecated: 5.9, message: "Set DownloadView.onTap.")
public typealias ACPViewTappedBlock = @MainActor (_ downloadView: ACPDownloadView?, _ status: ACPDownloadStatus) -> Void

/// The download view of ACPDownload by its old name.
///
/// A class of its own rather than an alias, so that Objective-C and archives that name it find it; the fixed runtime name is
/// theirs. Layers and images of one's own are hosted as the original did; `DownloadMotion` and `DownloadArtwork` do more.
@available(swift, deprecated: 5.9, renamed: "DownloadView")
@_objcRuntimeName(ACPDownloadView) open class ACPDownloadView: DownloadView {
    private var images: (any ACPStaticImagesProtocol)?
    /// True when the app gave its images a colour before it gave us the images; it is never painted over then.
    private var imagesHaveOwnColor = false
    /// The tint that pictures were made for.
    private var imageTint: UIColor?
    private var waiting: HostedLayer?
    private var running: HostedLayer?
    private var foreground: NotificationObserver?

    /// The state.
    open var currentStatus: ACPDownloadStatus { ACPDownloadStatus(downloadState) }

    /// Goes to a state at once; `setState(_:animated:)` lets the states cross over.
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

    /// Replaces the motion of the indeterminate state; nil gives the arc back.
    open func setIndeterminateLayer(_ layer: (any ACPLayerProtocol)?) {
        // Set once more, the same layer's colour must not be taken for the app's.
        guard layer == nil || layer !== waiting?.layer else { return }
        waiting?.remove()
        waiting = layer.map { HostedLayer($0) }
        (layer as? ACPMotionLayer)?.changed = { [weak self] in self?.updateLayers() }
        updateLayers()
    }

    /// Replaces the ring of the running state; nil gives the ring back.
    open func setProgressLayer(_ layer: (any ACPLayerProtocol)?) {
        guard layer == nil || layer !== running?.layer else { return }
        running?.remove()
        running = layer.map { HostedLayer($0) }
        (layer as? ACPMotionLayer)?.changed = { [weak self] in self?.updateLayers() }
        updateLayers()
    }

    /// Replaces the pictures of the states; nil gives the cloud back.
    ///
    /// Pictures that have a colour already keep it until the view's tint changes; the others are given the tint at once. Every
    /// later tint goes to all of them, as in the original.
    open func setImages(_ images: (any ACPStaticImagesProtocol)?) {
        if images !== self.images { imagesHaveOwnColor = images?.strokeColor != nil }
        imageTint = tintColor
        self.images = images
        artwork = images == nil ? .cloud : DownloadArtwork()
        colorImages()
        updateLayers()
        setNeedsDisplay()
    }

    /// Brings the layer of the new state in and takes the old one's out.
    open override func stateDidChange(from old: DownloadState, to new: DownloadState) {
        super.stateDidChange(from: old, to: new)
        updateLayers()
        setNeedsDisplay()
    }

    /// Lets a layer of one's own show the progress.
    open override func progressDidChange(animated: Bool) {
        super.progressDidChange(animated: animated)
        running?.layer.show(progress, animated: animated)
    }

    /// Adopts the new size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for hosted in [waiting, running] { hosted?.layer.updateFrame(bounds) }
    }

    /// Restarts what Core Animation ended outside of a window or in the background.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        foreground = window.map { _ in
            NotificationObserver(UIApplication.willEnterForegroundNotification) { [weak self] _ in
                self?.updateLayers()
            }
        }
        updateLayers()
    }

    /// Hands the tint on to pictures and layers that were given no colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if imageTint != nil, imageTint != tintColor { imagesHaveOwnColor = false }
        imageTint = tintColor
        handTintOn()
    }

    /// Resolves all colours anew: what a layer was given lasts as one of Core Graphics', which knows no traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        colorMotion()
        handTintOn()
    }

    /// Draws one's own pictures, then the ring or motion.
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

    /// Only the state that shows a layer has its colour; everywhere else the view's tint counts.
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
