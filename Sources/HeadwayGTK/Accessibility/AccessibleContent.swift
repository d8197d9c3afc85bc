import Headway

/// What assistive technology is to know of a widget.
struct AccessibleContent: Equatable {
    /// What it is called, unless the app names it by GTK's own ways.
    var name: String
    /// What is said after name and role: what a control shows whose name is the app's.
    var description: String?
    /// The value as a whole per cent; nil while it is not known.
    var percent: Int?
    /// The value in words.
    var valueText: String?
    /// Whether something goes on of which no value is known.
    var isBusy = false
}
