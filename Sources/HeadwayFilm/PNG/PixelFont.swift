/// A pixel font of our own for labels: five by seven, so that sheets do not depend on the fonts a machine has.
enum PixelFont {
    /// The height of a line, in the font's pixels.
    static let height = 7.0
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
            for row in 0..<7 {
                let bits = glyph >> (5 * (6 - row)) & 31
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

    /// The printable characters of ASCII from the space on, each seven rows of five bits, top row and left column first.
    private static let glyphs: [UInt64] = [
        0x0_0000_0000, 0x1_0842_1004, 0x2_94A0_0000, 0x2_95F5_7D4A, 0x1_1F47_17C4, 0x6_3222_2263,
        0x3_2544_564D, 0x1_0880_0000, 0x0_8884_2082, 0x2_0821_0888, 0x0_0957_5480, 0x0_084F_9080,
        0x0_0000_1888, 0x0_000F_8000, 0x0_0000_018C, 0x0_0222_2200, 0x3_A318_C62E, 0x1_1842_108E,
        0x3_A211_111F, 0x7_C441_062E, 0x0_8CA9_7C42, 0x7_E1E0_862E, 0x1_910F_462E, 0x7_C222_2108,
        0x3_A317_462E, 0x3_A317_844C, 0x0_18C0_3180, 0x0_0C60_1888, 0x0_8888_2082, 0x0_01F0_7C00,
        0x2_0820_8888, 0x3_A211_1004, 0x3_A37A_DE0E, 0x3_A31F_C631, 0x7_A31F_463E, 0x3_A308_422E,
        0x7_A318_C63E, 0x7_E10F_421F, 0x7_E10F_4210, 0x3_A30B_C62E, 0x4_631F_C631, 0x3_8842_108E,
        0x1_C421_0A4C, 0x4_654C_5251, 0x4_2108_421F, 0x4_775A_C631, 0x4_739A_CE71, 0x3_A318_C62E,
        0x7_A31F_4210, 0x3_A318_D64D, 0x7_A31F_5251, 0x3_E107_043E, 0x7_C842_1084, 0x4_6318_C62E,
        0x4_6318_C544, 0x4_631A_D771, 0x4_62A2_2A31, 0x4_62A2_1084, 0x7_C222_221F, 0x3_9084_210E,
        0x0_2082_0820, 0x3_8421_084E, 0x1_1510_0000, 0x0_0000_001F, 0x2_0820_0000, 0x0_00E0_BE2F,
        0x4_21E8_C63E, 0x0_00F8_420F, 0x0_42F8_C62F, 0x0_00E8_FE0E, 0x1_91E4_2108, 0x0_00F8_BC2E,
        0x4_21E8_C631, 0x1_00C2_108E, 0x0_8061_0A4C, 0x4_212A_6292, 0x3_0842_108E, 0x0_01AA_D6B5,
        0x0_01E8_C631, 0x0_00E8_C62E, 0x0_01E8_FA10, 0x0_00F8_BC21, 0x0_016C_4210, 0x0_00F8_383E,
        0x2_11E4_2106, 0x0_0118_C62F, 0x0_0118_C544, 0x0_0118_D6AA, 0x0_0115_1151, 0x0_0118_BC2E,
        0x0_01F1_111F, 0x0_8844_1082, 0x1_0842_1084, 0x2_0841_1088, 0x0_008A_8800,
    ]
}
