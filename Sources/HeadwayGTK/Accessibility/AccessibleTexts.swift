import CGTK

/// The texts that were published of a widget, by property.
struct AccessibleTexts {
    private var label: String?
    private var description: String?
    private var valueText: String?

    /// A text, nil where there is none; of the three properties that have texts here.
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
