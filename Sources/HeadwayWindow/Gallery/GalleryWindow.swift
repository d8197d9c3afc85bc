import CGTK
import HeadwayCommandLine

/// The sample application's window: a page for each subject.
@MainActor
final class GalleryWindow: SessionWindow {
    let status = ExitCode.success.rawValue
    private let interface = Interface(PackageResources.window_ui)
    private let window: Item?
    private let stack: Item?
    private let pages: [any Page]
    private let downloads = DownloadPage()
    private let first: String

    init(_ options: GalleryOptions) {
        first = options.page
        Appearance.isDark = options.isDark
        if options.isMirrored { gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL) }
        window = interface.find("window")
        stack = interface.find("pages")
        pages = [BarsPage(), ViewsPage(), IndicatorsPage(), OwnPage(), downloads]
        for page in pages {
            guard let stack, let root = page.root else { continue }
            gtk_stack_add_titled(stack.opaque, root.widget, page.name, page.title)
        }
        offerPages()
    }

    /// Fills the page selector, which is as narrow as the narrowest window.
    private func offerPages() {
        guard let chooser = interface.find("chooser"), let titles = gtk_string_list_new(nil) else { return }
        for page in pages { gtk_string_list_append(titles, page.title) }
        gtk_drop_down_set_model(chooser.opaque, titles)
        g_object_unref(UnsafeMutableRawPointer(titles))
        let (names, stack) = (pages.map(\.name), stack)
        gtk_drop_down_set_selected(chooser.opaque, guint(names.firstIndex(of: first) ?? 0))
        chooser.on("notify::selected") {
            let index = Int(gtk_drop_down_get_selected(chooser.opaque))
            if names.indices.contains(index) { stack?.set("visible-child-name", names[index]) }
        }
    }

    func present() {
        guard let window else { return Session.quit() }
        stack?.set("visible-child-name", first)
        let downloads = downloads
        Closing.handle(window) {
            // Downloads in progress are kept for next time.
            await downloads.stop()
            Session.quit()
        }
        Session.present(window)
    }
}
