import CGTK

extension Int64 {
    /// A number of bytes as the desktop writes it, in the user's language: 1.5 MB.
    var formattedSize: String {
        guard let text = g_format_size(guint64(clamping: self)) else { return "\(self)" }
        defer { g_free(text) }
        return String(cString: text)
    }
}
