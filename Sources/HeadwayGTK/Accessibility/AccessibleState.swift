import CGTK
import Headway

/// Publishes a widget's accessible state to GTK: only changes, and nothing that the app has set itself by
/// `gtk_accessible_update_property`, an `<accessibility>` element, a relation or a mnemonic label.
@MainActor
final class AccessibleState {
    private let accessible: OpaquePointer
    private var percent: Int?
    private var isBusy = false
    private var texts = AccessibleTexts()
    private var isFirst = true

    init(_ widget: Widget) {
        accessible = OpaquePointer(widget)
    }

    /// A value as it is read: "42%".
    static func text(percent: Int) -> String { "\(percent)%" }

    /// Whether the app has set the name in one of GTK's own ways.
    var isNamedByApp: Bool { isLabelled || !isOurs(GTK_ACCESSIBLE_PROPERTY_LABEL) }

    /// Whether the name is another widget's text, such as a mnemonic label's.
    private var isLabelled: Bool {
        gtk_test_accessible_has_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0
    }

    /// Publishes the content.
    func publish(_ content: AccessibleContent) {
        publish(isLabelled ? nil : content.name, GTK_ACCESSIBLE_PROPERTY_LABEL)
        publish(content.description, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
        publish(content.valueText, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT)
        if isFirst || content.percent != percent { publish(percent: content.percent) }
        if content.isBusy != isBusy { publish(isBusy: content.isBusy) }
        (percent, isBusy) = (content.percent, content.isBusy)
        isFirst = false
    }

    /// Called when GTK has replaced the value with its own and removed the text.
    func restoreValue() {
        guard !isFirst else { return }
        publish(percent: percent)
        let property = GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT
        guard let text = texts[property], gtk_test_accessible_has_property(accessible, property) == 0 else {
            return
        }
        update(property) { g_value_set_string($0, text) }
    }

    /// Whether a text is still the one published last, or missing.
    private func isOurs(_ property: GtkAccessibleProperty) -> Bool {
        let isSet = gtk_test_accessible_has_property(accessible, property) != 0
        guard isSet, let own = texts[property] else { return !isSet }
        guard let difference = headway_accessible_difference(accessible, property, own) else { return true }
        g_free(difference)
        return false
    }

    private func publish(_ text: String?, _ property: GtkAccessibleProperty) {
        guard text != texts[property], isOurs(property) else { return }
        texts[property] = text
        guard let text else { return gtk_accessible_reset_property(accessible, property) }
        update(property) { g_value_set_string($0, text) }
    }

    /// Publishes the value as a fraction of 1, in whole per cent.
    ///
    /// While it is unknown there is no range either: a reader that finds minimum and maximum equal reads
    /// only the role, and would read "0 percent" without a value.
    private func publish(percent: Int?) {
        update(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN) { g_value_set_double($0, 0) }
        update(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX) { g_value_set_double($0, percent == nil ? 0 : 1) }
        update(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW) { g_value_set_double($0, Double(percent ?? 0) / 100) }
    }

    private func publish(isBusy: Bool) {
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
