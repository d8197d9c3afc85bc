/// The file that the demonstration serves: each byte depends only on its position, so any part can be generated.
package struct DemoFile: Sendable {
    /// Its length in bytes.
    package let size: Int
    package static let name = "headway-demo.bin"
    package static let etag = "\"headway-demo-1\""

    package init(size: Int) {
        self.size = size
    }

    /// The bytes of a range, which must lie within the file.
    package func bytes(_ range: Range<Int>) -> [UInt8] {
        // Whole words are generated, and the excess is cut off.
        let words = range.lowerBound / 8..<(range.upperBound + 7) / 8
        let skipped = range.lowerBound - words.lowerBound * 8
        let all = [UInt8](unsafeUninitializedCapacity: words.count * 8) { buffer, count in
            for (place, index) in words.enumerated() {
                let word = Self.word(UInt64(index)).littleEndian
                UnsafeMutableRawBufferPointer(buffer).storeBytes(of: word, toByteOffset: place * 8, as: UInt64.self)
            }
            count = words.count * 8
        }
        return skipped == 0 && all.count == range.count ? all : Array(all[skipped..<skipped + range.count])
    }

    /// A well-mixed number for each position (the finalizer of SplitMix64).
    private static func word(_ index: UInt64) -> UInt64 {
        var z = index &* 0x9E37_79B9_7F4A_7C15
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
