import Headway

/// How many colours a terminal shows.
enum ColorDepth: UInt8, Sendable, Hashable, Comparable, CaseIterable {
    /// No colour and no other rendition.
    case none
    /// The 16 of the terminal's palette.
    case palette16
    /// The 256 of xterm's table.
    case palette256
    /// 24 bits.
    case exact

    /// Fewer colours come first.
    static func < (a: ColorDepth, b: ColorDepth) -> Bool { a.rawValue < b.rawValue }
}

extension ColorDepth {
    /// What is coloured.
    enum Layer: UInt8, Sendable, Hashable {
        case foreground
        case background
    }

    /// The parameters that choose a colour.
    func code(_ color: TerminalColor, layer: Layer) -> String {
        let shift = layer == .foreground ? 0 : 10
        switch color {
        case .palette(let index):
            return String(Self.paletteCode(index) + shift)
        case .exact(let color):
            let (red, green, blue) = (Self.byte(color.red), Self.byte(color.green), Self.byte(color.blue))
            switch self {
            case .none: return ""
            case .palette16: return String(Self.paletteCode(Self.nearest16(red, green, blue)) + shift)
            case .palette256: return "\(38 + shift);5;\(Self.nearest256(red, green, blue))"
            case .exact: return "\(38 + shift);2;\(red);\(green);\(blue)"
            }
        }
    }

    private static func paletteCode(_ index: UInt8) -> Int { index < 8 ? 30 + Int(index) : 90 + Int(index & 7) }

    private static func byte(_ component: Double) -> Int { Int((component * 255).rounded()) }

    /// The nearest of xterm's 6×6×6 cube (levels 0, 95, 135, 175, 215, 255) and its 24 greys (8, 18, … 238).
    static func nearest256(_ red: Int, _ green: Int, _ blue: Int) -> Int {
        let levels = [0, 95, 135, 175, 215, 255]
        func level(_ value: Int) -> Int {
            levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
        }
        let (r, g, b) = (level(red), level(green), level(blue))
        let cube = distance((red, green, blue), (levels[r], levels[g], levels[b]))
        let step = max(0, min(23, ((red + green + blue) / 3 - 3) / 10))
        let grey = 8 + 10 * step
        return distance((red, green, blue), (grey, grey, grey)) < cube ? 232 + step : 16 + 36 * r + 6 * g + b
    }

    /// The nearest of xterm's default 16 colours.
    static func nearest16(_ red: Int, _ green: Int, _ blue: Int) -> UInt8 {
        let table: [(Int, Int, Int)] = [
            (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
            (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255),
            (0, 255, 255), (255, 255, 255),
        ]
        let best = table.indices.min {
            distance((red, green, blue), table[$0]) < distance((red, green, blue), table[$1])
        }
        return UInt8(best ?? 7)
    }

    private static func distance(_ a: (Int, Int, Int), _ b: (Int, Int, Int)) -> Int {
        let (red, green, blue) = (a.0 - b.0, a.1 - b.1, a.2 - b.2)
        return red * red + green * green + blue * blue
    }
}
