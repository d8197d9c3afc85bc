import CGTK

/// The properties that our widgets inherit from `GtkProgressBar` and `GtkWidget`, set by their functions and observed with `notify`.
enum Inherited {
    case fraction, isInverted, showsText, hasFocus, scale, other

    /// The property of a specification; names of properties are interned, but there is no way to look them up.
    init(of specification: UnsafePointer<GParamSpec>) {
        guard let name = specification.pointee.name else {
            self = .other
            return
        }
        self =
            switch true {
            case strcmp(name, "fraction") == 0: .fraction
            case strcmp(name, "inverted") == 0: .isInverted
            case strcmp(name, "show-text") == 0: .showsText
            case strcmp(name, "has-focus") == 0: .hasFocus
            case strcmp(name, "scale-factor") == 0: .scale
            default: .other
            }
    }
}
