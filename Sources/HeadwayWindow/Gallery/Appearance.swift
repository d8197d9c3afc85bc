import CGTK

/// Settings that usually come from the desktop, overridden for this program.
@MainActor
enum Appearance {
    private static var settings: Item? {
        gtk_settings_get_default().map { Item(UnsafeMutableRawPointer($0)) }
    }

    static var isDark: Bool {
        get { settings?.flag("gtk-application-prefer-dark-theme") ?? false }
        set { settings?.set("gtk-application-prefer-dark-theme", newValue) }
    }

    static var reducesMotion: Bool {
        get { !(settings?.flag("gtk-enable-animations") ?? true) }
        set { settings?.set("gtk-enable-animations", !newValue) }
    }
}
