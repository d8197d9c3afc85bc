public import Headway

/// A colour of the terminal's own palette, or an exact one.
public enum TerminalColor: Sendable, Hashable {
    /// One of the 16 colours of the user's palette, 0…15; only the low four bits of a larger number count.
    case palette(UInt8)
    /// An exact colour, shown as the nearest one the terminal has.
    case exact(Color)
}

extension TerminalColor {
    private static let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

    /// A colour by its name: one of the palette's eight, `bright-` before it, or `#RRGGBB`; nil for anything else.
    public init?(name: String) {
        if name.hasPrefix("#") {
            guard name.utf8.count == 7, let bits = UInt32(name.dropFirst(), radix: 16) else { return nil }
            func component(_ shift: UInt32) -> Double { Double(bits >> shift & 255) / 255 }
            self = .exact(Color(red: component(16), green: component(8), blue: component(0)))
            return
        }
        let isBright = name.hasPrefix("bright-")
        guard let index = Self.names.firstIndex(of: isBright ? String(name.dropFirst(7)) : name) else { return nil }
        self = .palette(UInt8(index) + (isBright ? 8 : 0))
    }
}
