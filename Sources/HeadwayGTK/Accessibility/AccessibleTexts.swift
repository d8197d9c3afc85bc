import CGTK

/// The texts published for a widget, by property.
struct AccessibleTexts {
    private var label: String?
    private var description: String?
    private var valueText: String?

    /// The text of a property, one of the three that have texts; nil if there is none.
    subscript(property: GtkAccessibleProperty) -> String? {
        get {
            switch property {
            case GTK_ACCESSIBLE_PROPERTY_LABEL: label
            case GTK_ACCESSIBLE_PROPERTY_DESCRIPTION: description
            case GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT: valueText
            default: nil
            }
        }
        set {
            switch property {
            case GTK_ACCESSIBLE_PROPERTY_LABEL: label = newValue
            case GTK_ACCESSIBLE_PROPERTY_DESCRIPTION: description = newValue
            case GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT: valueText = newValue
            default: break
            }
        }
    }
}
