import CGTK

/// The Swift half of one widget: the GObject owns it, from its initialisation to its finalisation.
///
/// It points back without a reference. Nothing here refers to the handles of the public API.
@MainActor
class WidgetPeer {
    let widget: Widget
    let widgetClass: WidgetClass
    private var isTelling = false

    init(widget: Widget, of widgetClass: WidgetClass) {
        self.widget = widget
        self.widgetClass = widgetClass
        PeerCount.alive += 1
    }

    isolated deinit { PeerCount.alive -= 1 }

    var instance: UnsafeMutableRawPointer { UnsafeMutableRawPointer(widget) }
    var accessible: OpaquePointer { OpaquePointer(widget) }

    /// The widget's size in points.
    var extent: (width: Double, height: Double) {
        (Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget)))
    }

    /// From here on GTK may call back.
    func initialized() {}
    func snapshot(into snapshot: OpaquePointer) {}
    func minimumAndNatural(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) { (0, 0) }
    func contains(x: Double, y: Double) -> Bool {
        let (width, height) = extent
        return x >= 0 && y >= 0 && x < width && y < height
    }
    func sizeAllocated() {}
    func surroundingsChanged() {}
    /// The window's state has changed: it was minimised or restored, for example.
    func windowStateChanged() {}
    /// `gtk_progress_bar_pulse` may have been called.
    func pulseNoticed() {}
    /// An inherited property was set, by any function.
    func noticed(_ property: Inherited) {}
    func rooted() {}
    func unrooted() {}
    func mapped() {}
    func unmapped() {}
    /// May come more than once, and while others still hold the widget.
    func dispose() {}

    func emit(_ signal: WidgetSignal) {
        guard let number = widgetClass.signalNumbers[signal] else { return }
        headway_emit(instance, number)
    }

    /// Makes a change, and then notifies once for each property whose value has changed.
    func tellingChanges(_ change: () -> Void) {
        guard !isTelling else { return change() }
        let properties = widgetClass.properties.filter { $0.telling == .whenSet }
        let before = properties.map { $0.content(self) }
        isTelling = true
        change()
        isTelling = false
        for (property, old) in zip(properties, before) where property.content(self) != old { notify(property.name) }
    }

    /// Notifies that a property has a new value.
    func notify(_ name: String) {
        g_object_notify(gobject(instance), name)
    }
}

/// The number of peers, for tests of leaks.
@MainActor
package enum PeerCount {
    /// Peers whose widgets have not been finalised.
    package internal(set) static var alive = 0
}
