import CGTK
import HeadwayCommandLine
import HeadwayDemo
import HeadwayGTK

/// The objects of one GtkBuilder file, which live at least as long as this.
@MainActor
final class Interface {
    private let builder: OpaquePointer?

    /// Reads a file that is built into the program.
    init(_ file: [UInt8]) {
        WidgetTypes.register()
        builder = gtk_builder_new()
        let text = Self.translated(String(decoding: file, as: UTF8.self))
        var error: UnsafeMutablePointer<GError>?
        gtk_builder_add_from_string(builder, text, -1, &error)
        if let error {
            // Only a mistake in our own file can lead here; the program continues without what is missing.
            Console.complain(String(cString: error.pointee.message), as: .window)
            g_error_free(error)
        }
    }

    /// The file with its translatable texts in the user's language, found by their English.
    private static func translated(_ file: String) -> String {
        var isText = false
        let pieces = file.split(separator: ">", omittingEmptySubsequences: false).map { (piece: Substring) -> String in
            defer { isText = piece.hasSuffix("translatable=\"yes\"") }
            guard isText, let end = piece.firstIndex(of: "<"), let text = ProgramText(rawValue: String(piece[..<end]))
            else { return String(piece) }
            return text.text() + piece[end...]
        }
        return pieces.joined(separator: ">")
    }

    isolated deinit {
        if let builder { g_object_unref(UnsafeMutableRawPointer(builder)) }
    }

    /// The object with an id; nil if the file has none.
    func find(_ id: String) -> Item? {
        gtk_builder_get_object(builder, id).map { Item(UnsafeMutableRawPointer($0)) }
    }

    /// The objects whose ids have this prefix, followed by 1, 2, 3 and so on.
    func all(_ id: String) -> [Item] {
        var found: [Item] = []
        while let item = find("\(id)\(found.count + 1)") { found.append(item) }
        return found
    }

    func bar(_ id: String) -> LinearProgressView? { LinearProgressView(wrapping: find(id)?.object) }

    func ring(_ id: String) -> CircularProgressView? { CircularProgressView(wrapping: find(id)?.object) }

    func download(_ id: String) -> DownloadView? { DownloadView(wrapping: find(id)?.object) }
}
