import CCairo
package import Foundation

/// A PNG file's pixels, decoded by Cairo.
package struct Bitmap: Sendable {
    package let width: Int
    package let height: Int
    /// `0xRRGGBB`, row by row.
    package let pixels: [UInt32]

    /// Decodes a PNG file; nil when it is none.
    package init?(png: Data) {
        var reader = Reader(data: png)
        let surface = withUnsafeMutablePointer(to: &reader) { source in
            cairo_image_surface_create_from_png_stream(
                { source, bytes, count in
                    guard let source, let bytes else { return CAIRO_STATUS_READ_ERROR }
                    return source.assumingMemoryBound(to: Reader.self).pointee.read(into: bytes, Int(count))
                }, source)
        }
        guard let surface else { return nil }
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            let start = cairo_image_surface_get_data(surface)
        else { return nil }
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        var pixels: [UInt32] = []
        for y in 0..<height {
            for x in 0..<width {
                let pixel = UnsafeRawPointer(start + y * stride + x * 4).load(as: UInt32.self)
                pixels.append(pixel & 0xFFFFFF)
            }
        }
        self.pixels = pixels
    }

    /// Where and how another bitmap first differs, nil where it does not.
    package func firstDifference(from other: Bitmap) -> String? {
        if (width, height) != (other.width, other.height) {
            return "\(width) by \(height) pixels, not \(other.width) by \(other.height)"
        }
        guard let index = pixels.indices.first(where: { pixels[$0] != other.pixels[$0] }) else { return nil }
        return "at \(index % width), \(index / width)"
    }

    /// Whether any pixel has a colour, written 0xRRGGBB.
    package func contains(_ color: UInt32) -> Bool { pixels.contains(color) }

    package subscript(_ x: Int, _ y: Int) -> UInt32 { pixels[y * width + x] }

    /// Hands out a file piece by piece.
    private struct Reader {
        var data: Data
        var offset = 0

        mutating func read(into bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> cairo_status_t {
            guard offset + count <= data.count else { return CAIRO_STATUS_READ_ERROR }
            data.copyBytes(to: bytes, from: data.startIndex + offset..<data.startIndex + offset + count)
            offset += count
            return CAIRO_STATUS_SUCCESS
        }
    }
}
