import CGTK
import Headway

extension Color {
    /// A colour in one of CSS's forms, "red" or "rgb(255, 0, 0)"; nil for any other text.
    init?(css text: String) {
        var color = GdkRGBA()
        guard gdk_rgba_parse(&color, text) != 0 else { return nil }
        self.init(color)
    }

    /// The colour in CSS's form.
    var css: String {
        var color = GdkRGBA(self)
        guard let text = gdk_rgba_to_string(&color) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    init(_ color: GdkRGBA) {
        self.init(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha))
    }
}

extension GdkRGBA {
    init(_ color: Color) {
        self.init(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue), alpha: Float(color.alpha))
    }
}
