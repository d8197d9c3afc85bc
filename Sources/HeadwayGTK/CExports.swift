import CGTK

/// What C, Python and GtkBuilder's own symbol look-up call; all of it on the main thread, after `gtk_init`.

/// Registers the widgets' types; call it before GtkBuilder reads a file that names them.
@c(headway_gtk_init)
public func headwayGTKInit() {
    onMainActor(()) { WidgetTypes.register() }
}

/// The GType of `HeadwayLinearProgressView`.
@c(headway_linear_progress_view_get_type)
public func headwayLinearProgressViewGetType() -> UInt {
    onMainActor(()) { LinearPeer.ownClass.type }
}

/// The GType of `HeadwayCircularProgressView`.
@c(headway_circular_progress_view_get_type)
public func headwayCircularProgressViewGetType() -> UInt {
    onMainActor(()) { CircularPeer.ownClass.type }
}

/// The GType of `HeadwayDownloadView`.
@c(headway_download_view_get_type)
public func headwayDownloadViewGetType() -> UInt {
    onMainActor(()) { DownloadPeer.ownClass.type }
}

/// A new linear widget, with a floating reference as GTK's constructors give.
@c(headway_linear_progress_view_new)
public func headwayLinearProgressViewNew() -> UnsafeMutableRawPointer {
    headway_new(headwayLinearProgressViewGetType())
}

/// A new circular widget, with a floating reference as GTK's constructors give.
@c(headway_circular_progress_view_new)
public func headwayCircularProgressViewNew() -> UnsafeMutableRawPointer {
    headway_new(headwayCircularProgressViewGetType())
}

/// A new download widget, with a floating reference as GTK's constructors give.
@c(headway_download_view_new)
public func headwayDownloadViewNew() -> UnsafeMutableRawPointer {
    headway_new(headwayDownloadViewGetType())
}
