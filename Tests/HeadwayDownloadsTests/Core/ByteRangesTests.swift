import Foundation
import TestSupport
import Testing

@testable import HeadwayDownloads

@Suite struct ByteRangesTests {
    @Test func `ranges that touch are one, and gaps are what is left`() {
        var ranges = ByteRanges()
        for range in [10..<20, 30..<40, 20..<30, 0..<5, 12..<18, 7..<7] as [Range<Int64>] { ranges.insert(range) }
        #expect(ranges.ranges == [0..<5, 10..<40])
        #expect(ranges.count == 35 && ranges.prefix == 5 && !ranges.isPrefix && ranges.end == 40)
        #expect(ranges.gaps(upTo: 50) == [5..<10, 40..<50])
        #expect(ranges.gaps(upTo: 8) == [5..<8])
        #expect(ranges.limited(to: 12).ranges == [0..<5, 10..<12])
    }

    @Test func `against a set of bytes`() {
        var random = SplitMix(seed: 7)
        for _ in 0..<200 {
            var ranges = ByteRanges()
            var bytes = Set<Int64>()
            for _ in 0..<12 {
                let start = Int64.random(in: 0..<60, using: &random)
                let end = start + Int64.random(in: 0..<9, using: &random)
                ranges.insert(start..<end)
                bytes.formUnion(start..<end)
            }
            #expect(Set(ranges.ranges.flatMap { Array($0) }) == bytes)
            #expect(ranges.count == Int64(bytes.count))
            #expect(Set(ranges.gaps(upTo: 70).flatMap { Array($0) }) == Set(0..<70).subtracting(bytes))
        }
    }

    @Test(arguments: ["[[0,1],[1,2]]", "[[5,1]]", "[[-2,3]]", "[[0]]", "{}", "[[3,9],[0,1]]"])
    func `what is not in order is none`(_ text: String) {
        #expect(throws: (any Error).self) { try JSONDecoder().decode(ByteRanges.self, from: Data(text.utf8)) }
    }

    @Test func `a name of any bytes comes through a text`() {
        for bytes in [
            [0x61, 0xFF], [0xE9, 0x2E, 0x62], Array("é日".utf8), [0xF4, 0x8F, 0x9E, 0x80], [0xED, 0xA0, 0x80], [],
        ]
            as [[UInt8]]
        {
            #expect(String(rawBytes: bytes).rawBytes == bytes)
        }
    }
}
