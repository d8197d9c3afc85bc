import Headway

/// What is published about a widget to assistive technology.
struct AccessibleContent: Equatable {
    /// Its name, unless the app sets one through GTK.
    var name: String
    /// The description, which is read after name and role: the state of a control whose name is set by the app.
    var description: String?
    /// The value as a whole per cent; nil while it is unknown.
    var percent: Int?
    /// The value in words.
    var valueText: String?
    /// Whether something is in progress without a known value.
    var isBusy = false
}
