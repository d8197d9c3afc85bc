import CGTK
import Headway

/// What assistive technology is told of a widget; only what is new is told.
@MainActor
final class AccessibleState {
    private let accessible: OpaquePointer
    private var label: String?
    private var text: String?
    private var percent: Int?
    private var isBusy: Bool?
    private var isFirst = true

    /// Publishes for a widget.
    init(_ widget: Widget) {
        accessible = OpaquePointer(widget)
    }

    /// A value as it is read: "42%".
    static func text(percent: Int) -> String { "\(percent)%" }

    /// Publishes name, value and busy flag; the value's text is given in words.
    func publish(_ semantics: Semantics, name: String, value: String?) {
        publish(text: name, GTK_ACCESSIBLE_PROPERTY_LABEL, &label)
        publish(percent: semantics.percent)
        publish(text: value, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, &text)
        publish(isBusy: semantics.isBusy)
        isFirst = false
    }

    private func publish(text: String?, _ property: GtkAccessibleProperty, _ known: inout String?) {
        guard text != known || isFirst else { return }
        known = text
        guard let text else { return gtk_accessible_reset_property(accessible, property) }
        update(property) { g_value_set_string($0, text) }
    }

    /// The value is a share of 1 in whole per cent, and absent while it is not known.
    private func publish(percent: Int?) {
        guard percent != self.percent || isFirst else { return }
        self.percent = percent
        guard let percent else {
            return gtk_accessible_reset_property(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW)
        }
        update(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN) { g_value_set_double($0, 0) }
        update(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX) { g_value_set_double($0, 1) }
        update(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW) { g_value_set_double($0, Double(percent) / 100) }
    }

    private func publish(isBusy: Bool) {
        guard isBusy != self.isBusy else { return }
        self.isBusy = isBusy
        Value.withArray(1) { value in
            var state = GTK_ACCESSIBLE_STATE_BUSY
            gtk_accessible_state_init_value(state, value)
            g_value_set_boolean(value, isBusy ? 1 : 0)
            gtk_accessible_update_state_value(accessible, 1, &state, value)
        }
    }

    private func update(_ property: GtkAccessibleProperty, _ set: (UnsafeMutablePointer<GValue>) -> Void) {
        Value.withArray(1) { value in
            var property = property
            gtk_accessible_property_init_value(property, value)
            set(value)
            gtk_accessible_update_property_value(accessible, 1, &property, value)
        }
    }
}
