/// A pixel font of our own for labels: five by seven and two rows for descenders, so that sheets do not depend on the fonts a machine has.
enum PixelFont {
    /// The height of a line with its descenders, in the font's pixels.
    static let height = 9.0
    /// From one character to the next: five, and one between them.
    private static let advance = 6

    /// The width of a text, in the font's pixels.
    static func width(of text: String) -> Double {
        Double(max(0, text.unicodeScalars.count * advance - 1))
    }

    /// Calls back with each level run of inked pixels: left, top and length in the font's pixels.
    static func forEachRun(of text: String, _ body: (Double, Double, Double) -> Void) {
        for (index, scalar) in text.unicodeScalars.enumerated() {
            let glyph = glyph(of: scalar)
            for row in 0..<9 {
                let bits = glyph >> (5 * (8 - row)) & 31
                var column = 0
                while column < 5 {
                    let start = column
                    while column < 5, bits >> (4 - column) & 1 == 1 { column += 1 }
                    if column > start {
                        body(Double(index * advance + start), Double(row), Double(column - start))
                    }
                    column += 1
                }
            }
        }
    }

    private static func glyph(of scalar: Unicode.Scalar) -> UInt64 {
        let index = scalar.value >= 32 ? Int(scalar.value) - 32 : glyphs.count
        return glyphs.indices.contains(index) ? glyphs[index] : glyphs[31]
    }

    /// The printable characters of ASCII from the space on, each nine rows of five bits, top row and left column first.
    private static let glyphs: [UInt64] = [
        0x0_0000_0000, 0x421_0840_1000, 0xA52_8000_0000, 0xA57_D5F5_2800, 0x47D_1C5F_1000,
        0x18C8_8889_8C00, 0xC95_1159_3400, 0x422_0000_0000, 0x222_1082_0800, 0x820_8422_2000,
        0x25_5D52_0000, 0x21_3E42_0000, 0x0_0006_3088, 0x0_3E00_0000, 0x0_0006_3000,
        0x8_8888_0000, 0xE8C_6318_B800, 0x461_0842_3800, 0xE88_4444_7C00, 0x1F11_0418_B800,
        0x232_A5F1_0800, 0x1F87_8218_B800, 0x644_3D18_B800, 0x1F08_8884_2000, 0xE8C_5D18_B800,
        0xE8C_5E11_3000, 0x63_00C6_0000, 0x63_0006_3088, 0x222_2082_0800, 0x7_C1F0_0000,
        0x820_8222_2000, 0xE88_4440_1000, 0xE8D_EB78_3800, 0xE8C_7F18_C400, 0x1E8C_7D18_F800,
        0xE8C_2108_B800, 0x1E8C_6318_F800, 0x1F84_3D08_7C00, 0x1F84_3D08_4000, 0xE8C_2F18_B800,
        0x118C_7F18_C400, 0xE21_0842_3800, 0x710_8429_3000, 0x1195_3149_4400, 0x1084_2108_7C00,
        0x11DD_6B18_C400, 0x11CE_6B39_C400, 0xE8C_6318_B800, 0x1E8C_7D08_4000, 0xE8C_6359_3400,
        0x1E8C_7D49_4400, 0xF84_1C10_F800, 0x1F21_0842_1000, 0x118C_6318_B800, 0x118C_6315_1000,
        0x118C_6B5D_C400, 0x118A_88A8_C400, 0x118A_8842_1000, 0x1F08_8888_7C00, 0xE42_1084_3800,
        0x82_0820_8000, 0xE10_8421_3800, 0x454_4000_0000, 0x0_0000_03E0, 0x820_8000_0000,
        0x3_82F8_BC00, 0x1087_A318_F800, 0x3_E108_3C00, 0x10B_E318_BC00, 0x3_A3F8_3800,
        0x647_9084_2000, 0x3_E318_BC2E, 0x1087_A318_C400, 0x403_0842_3800, 0x201_8421_0A4C,
        0x1084_A98A_4800, 0xC21_0842_3800, 0x6_AB5A_D400, 0x7_A318_C400, 0x3_A318_B800,
        0x7_A318_FA10, 0x3_E318_BC21, 0x5_B108_4000, 0x3_E0E0_F800, 0x847_9084_1800,
        0x4_6318_BC00, 0x4_6315_1000, 0x4_635A_A800, 0x4_5445_4400, 0x4_6318_BC2E,
        0x7_C444_7C00, 0x221_1042_0800, 0x421_0842_1000, 0x821_0442_2000, 0x2_2A20_0000,
    ]
}
