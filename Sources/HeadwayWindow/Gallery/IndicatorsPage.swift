import CGTK
import Headway
import HeadwayDemo
import HeadwayGTK

/// Every indicator, motion and state, and controls that change all of them at once.
@MainActor
final class IndicatorsPage: Page {
    let name = "indicators"
    let title = ProgramText.indicators.text()
    let root: Item?
    private let interface: Interface
    private let shown = Specimens()

    init() {
        interface = Interface(PackageResources.indicators_ui)
        root = interface.find("page")
        if let grid = interface.find("grid") { shown.place(in: grid) }
        control("progress", "value-changed") { [weak self] in self?.setProgress() }
        control("classic", "toggled") { [weak self] in self?.setTheme() }
        control("rtl", "toggled") { [weak self] in self?.setDirection() }
        control("dark", "toggled") { [weak self] in
            Appearance.isDark = self?.interface.find("dark")?.flag("active") ?? false
        }
        control("reduced", "toggled") { [weak self] in
            Appearance.reducesMotion = self?.interface.find("reduced")?.flag("active") ?? false
        }
        control("hidden", "toggled") { [weak self] in self?.setHidden() }
        control("tint", "color-set") { [weak self] in self?.setTint() }
        interface.find("dark")?.set("active", Appearance.isDark)
        interface.find("rtl")?.set("active", gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL)
        setProgress()
    }

    private func control(_ id: String, _ signal: String, _ action: @escaping @MainActor () -> Void) {
        interface.find(id)?.on(signal, action)
    }

    private func setProgress() {
        shown.setProgress(interface.find("progress")?.number("value") ?? 0)
    }

    private func setTheme() {
        shown.setTheme(interface.find("classic")?.flag("active") == true ? .classic : .material3)
    }

    private func setDirection() {
        let isMirrored = interface.find("rtl")?.flag("active") == true
        shown.setDirection(isMirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }

    private func setHidden() {
        shown.setHidden(interface.find("hidden")?.flag("active") == true)
    }

    private func setTint() {
        guard let button = interface.find("tint") else { return }
        var color = GdkRGBA()
        gtk_color_chooser_get_rgba(button.opaque, &color)
        shown.setTint(
            Color(red: Double(color.red), green: Double(color.green), blue: Double(color.blue)))
    }
}
