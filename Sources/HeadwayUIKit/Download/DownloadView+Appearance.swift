#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import Headway
public import UIKit

// The Swift side of the properties that appearance proxies and Objective-C set as objects.
extension DownloadView {
    /// The complete style as a value; a tint in it overrides `tintColor`.
    ///
    /// An appearance proxy accepts it too.
    public final var style: DownloadStyle {
        get { (styleBox as? Box<DownloadStyle>)?.value ?? DownloadView.defaultStyle }
        set { styleBox = Box(newValue) }
    }

    /// The pictures of the states.
    public final var artwork: DownloadArtwork {
        get { style.artwork }
        set { style.artwork = newValue }
    }

    /// How the indeterminate state moves.
    public final var indeterminateMotion: DownloadMotion {
        get { style.indeterminateMotion }
        set { style.indeterminateMotion = newValue }
    }

    /// A motion that replaces the ring in the running state and is given the progress; nil is the ring.
    public final var runningMotion: DownloadMotion? {
        get { style.runningMotion }
        set { style.runningMotion = newValue }
    }

    /// Called when traits have changed, with this view and the previous traits.
    public final var traitCollectionDidChangeBlock: TraitHandler? {
        get { (traitHandlerBox as? Box<TraitHandler>)?.value }
        set { traitHandlerBox = newValue.map { Box($0) } }
    }

    /// What is called when traits have changed.
    public typealias TraitHandler = @MainActor (_ view: DownloadView, _ previous: UITraitCollection?) -> Void

    /// Called on a tap, with this view and its state, after a followed transfer has handled it.
    public final var onTap: TapHandler? {
        get { (tapHandlerBox as? Box<TapHandler>)?.value }
        set { tapHandlerBox = newValue.map { Box($0) } }
    }

    /// What a tap calls.
    public typealias TapHandler = @MainActor (_ view: DownloadView, _ state: DownloadState) -> Void
}
#endif
