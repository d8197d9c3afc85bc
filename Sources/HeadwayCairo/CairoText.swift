import CCairo
public import Headway

/// Text as outlines, set in one of the machine's fonts.
///
/// Outlines are not hinted: text looks the same at every scale.
public struct CairoText {
    /// From the left end of the baseline, in points, y downwards.
    public let outline: Path
    /// The distance to where the next word would begin, in points.
    public let advance: Double

    /// Sets text in a font family, or in what the machine has instead; nil if Cairo is missing or out of memory.
    public init?(_ words: String, family: String, size: Double) {
        // Cairo leaves out letters far outside a surface, which is why it is so wide.
        guard let cairo = CairoLibrary.shared, let surface = cairo.image_surface_create(CAIRO_FORMAT_A8, 32_767, 1)
        else { return nil }
        defer { cairo.surface_destroy(surface) }
        guard let context = cairo.create(surface) else { return nil }
        defer { cairo.destroy(context) }
        let options = cairo.font_options_create()
        defer { cairo.font_options_destroy(options) }
        cairo.font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo.font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo.set_font_options(context, options)
        cairo.select_font_face(context, family, CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
        cairo.set_font_size(context, size)
        var extents = cairo_text_extents_t()
        cairo.text_extents(context, words, &extents)
        advance = extents.x_advance
        cairo.move_to(context, 0, 0)
        cairo.text_path(context, words)
        guard let path = cairo.copy_path(context) else { return nil }
        defer { cairo.path_destroy(path) }
        outline = Path(path.pointee)
    }
}

extension Path {
    /// What Cairo has traced: a list in which each step says how many entries it takes.
    fileprivate init(_ traced: cairo_path_t) {
        self.init { path in
            var index = 0
            while index < Int(traced.num_data), let data = traced.data {
                let header = data[index].header
                func point(_ number: Int) -> Point {
                    Point(x: data[index + number].point.x, y: data[index + number].point.y)
                }
                switch header.type {
                case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
                case CAIRO_PATH_LINE_TO: path.line(to: point(1))
                case CAIRO_PATH_CURVE_TO: path.curve(to: point(3), control1: point(1), control2: point(2))
                default: path.close()
                }
                index += Int(max(1, header.length))
            }
        }
    }
}
