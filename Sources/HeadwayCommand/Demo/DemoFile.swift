/// The file that the demonstration serves: bytes that follow from their place alone, so any part can be made anew.
struct DemoFile: Sendable {
    /// Its length in bytes.
    let size: Int
    static let name = "headway-demo.bin"
    static let etag = "\"headway-demo-1\""

    /// The bytes of a range, which must lie within the file.
    func bytes(_ range: Range<Int>) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: range.count)
        var word: UInt64 = 0
        for (place, offset) in zip(bytes.indices, range) {
            if place == 0 || offset % 8 == 0 { word = Self.word(UInt64(offset / 8)) }
            bytes[place] = UInt8(truncatingIfNeeded: word >> UInt64(offset % 8 * 8))
        }
        return bytes
    }

    /// A well-mixed number for each place (the finishing steps of SplitMix64).
    private static func word(_ index: UInt64) -> UInt64 {
        var z = index &* 0x9E37_79B9_7F4A_7C15
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
