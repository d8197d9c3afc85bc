import CGTK

// The functions for C and every language that uses C. They must be called on the main thread, after `gtk_init`; on another thread
// a critical message names the function, and nothing is done. C's getters and setters are in `CHeadwayGTK`.

/// Registers the widgets' types and enumerations; call it before GtkBuilder reads a file that names them.
@c(headway_init)
public func headwayInit() {
    onMainThread("headway_init", (), otherwise: ()) { WidgetTypes.register() }
}

/// The same, under the name used in the first release.
@c(headway_gtk_init)
public func headwayGTKInit() {
    onMainThread("headway_gtk_init", (), otherwise: ()) { WidgetTypes.register() }
}

/// A type by its name: it is registered on the main thread, and available on all.
private func type(named name: String, _ make: @MainActor () -> GType) -> UInt {
    let known = g_type_from_name(name)
    return known != 0 ? known : onMainThread("get_type", (), otherwise: 0) { registered(make) }
}

/// Registers all types with the first, so that any of them is available on any thread.
@MainActor
private func registered(_ make: @MainActor () -> GType) -> UInt {
    WidgetTypes.register()
    return make()
}

/// A new widget with a floating reference; NULL if its type is not registered yet and cannot be on this thread.
private func new(_ type: GType) -> UnsafeMutableRawPointer? { type == 0 ? nil : headway_new(type) }

/// The GType of `HeadwayLinearProgressView`.
@c(headway_linear_progress_view_get_type)
public func headwayLinearProgressViewGetType() -> UInt {
    type(named: "HeadwayLinearProgressView") { LinearPeer.ownClass.type }
}

/// A new bar, with a floating reference as GTK's constructors give.
@c(headway_linear_progress_view_new)
public func headwayLinearProgressViewNew() -> UnsafeMutableRawPointer? { new(headwayLinearProgressViewGetType()) }

/// The GType of `HeadwayCircularProgressView`.
@c(headway_circular_progress_view_get_type)
public func headwayCircularProgressViewGetType() -> UInt {
    type(named: "HeadwayCircularProgressView") { CircularPeer.ownClass.type }
}

/// A new ring, with a floating reference as GTK's constructors give.
@c(headway_circular_progress_view_new)
public func headwayCircularProgressViewNew() -> UnsafeMutableRawPointer? { new(headwayCircularProgressViewGetType()) }

/// The GType of `HeadwayDownloadView`.
@c(headway_download_view_get_type)
public func headwayDownloadViewGetType() -> UInt { type(named: "HeadwayDownloadView") { DownloadPeer.ownClass.type } }

/// A new download control, with a floating reference as GTK's constructors give.
@c(headway_download_view_new)
public func headwayDownloadViewNew() -> UnsafeMutableRawPointer? { new(headwayDownloadViewGetType()) }

/// The GType of `HeadwayTheme`.
@c(headway_theme_get_type)
public func headwayThemeGetType() -> UInt { type(named: "HeadwayTheme") { Choices.theme.type } }

/// The GType of `HeadwayBackwardMode`.
@c(headway_backward_mode_get_type)
public func headwayBackwardModeGetType() -> UInt { type(named: "HeadwayBackwardMode") { Choices.backward.type } }

/// The GType of `HeadwayTrack`.
@c(headway_track_get_type)
public func headwayTrackGetType() -> UInt { type(named: "HeadwayTrack") { Choices.track.type } }

/// The GType of `HeadwayLinearMotion`.
@c(headway_linear_motion_get_type)
public func headwayLinearMotionGetType() -> UInt { type(named: "HeadwayLinearMotion") { Choices.linearMotion.type } }

/// The GType of `HeadwayCircularMotion`.
@c(headway_circular_motion_get_type)
public func headwayCircularMotionGetType() -> UInt {
    type(named: "HeadwayCircularMotion") { Choices.circularMotion.type }
}

/// The GType of `HeadwayDownloadState`.
@c(headway_download_state_get_type)
public func headwayDownloadStateGetType() -> UInt { type(named: "HeadwayDownloadState") { Choices.downloadState.type } }

/// The GType of `HeadwayDownloadArtwork`.
@c(headway_download_artwork_get_type)
public func headwayDownloadArtworkGetType() -> UInt { type(named: "HeadwayDownloadArtwork") { Choices.artwork.type } }

/// The GType of `HeadwayDownloadMotion`.
@c(headway_download_motion_get_type)
public func headwayDownloadMotionGetType() -> UInt {
    type(named: "HeadwayDownloadMotion") { Choices.downloadMotion.type }
}
