/// One page of the gallery.
@MainActor
protocol Page: AnyObject {
    /// What it is called on the command line.
    var name: String { get }
    /// What it is called in the window.
    var title: String { get }
    /// Its widget.
    var root: Item? { get }
}
