import Foundation
import TestSupport
import Testing

@testable import HeadwayDownloads

/// A small file is in memory alone until it is complete or has to be kept.
@Suite struct HeldFileTests {
    let folder: TemporaryFolder
    let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path
    }

    private func held(total: Int64? = 6, connections: Int = 1) throws -> HeldFile? {
        var request = DownloadRequest(url: "http://h/f", destination: .folder(path))
        request.connections = connections
        let version = Sidecar(url: "http://h/f", etag: "\"a\"", total: total)
        return HeldFile(try Folder(path: path), "f", request, version)
    }

    private func append(_ text: String, at offset: Int64, to file: HeldFile) -> Bool {
        Array(text.utf8).withUnsafeBytes { file.append($0, at: offset) }
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }

    @Test func `only a small file of a known length is held, and none whose name is taken`() throws {
        #expect(try held() != nil)
        #expect(try held(total: nil) == nil)
        #expect(try held(total: 1 << 20) == nil)
        #expect(try held(connections: 2) == nil)
        for name in ["f.part", "f"] {
            try Data("x".utf8).write(to: URL(fileURLWithPath: folder.file(name)))
            #expect(try held() == nil)
            try FileManager.default.removeItem(atPath: folder.file(name))
        }
    }

    @Test func `bytes are taken in order alone, and leave nothing behind that is not wanted`() throws {
        let file = try #require(try held())
        #expect(append("abc", at: 0, to: file))
        #expect(!append("x", at: 2, to: file) && !append("x", at: 4, to: file))
        file.release(.discarded, ByteRanges(upTo: 3))
        #expect(try names.isEmpty)
    }

    @Test func `what is to be kept becomes a part with its sidecar`() throws {
        let file = try #require(try held())
        #expect(append("abc", at: 0, to: file))
        file.release(.kept, ByteRanges(upTo: 3))
        #expect(try names == ["f.part", "f.part.json"])
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file("f.part"))) == Data("abc".utf8))
    }

    @Test func `a part that comes up meanwhile is left alone`() throws {
        let file = try #require(try held())
        #expect(append("abc", at: 0, to: file))
        let other = try #require(try held())
        #expect(append("ab", at: 0, to: other))
        other.release(.kept, ByteRanges(upTo: 2))
        #expect(throws: DownloadError.partBusy(folder.file("f.part"))) { try file.stored() }
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file("f.part"))) == Data("ab".utf8))
    }

    @Test func `what cannot be stored is not said to be kept`() throws {
        let url = "http://h/f"
        let (address, _) = try Address.parse(url)
        let source = DownloadMachine.Source(address: address, credentials: [])
        var machine = DownloadMachine(DownloadMachine.Configuration(sources: [source]))
        machine.state = .finishing(Sidecar(url: url, total: 6), total: 6)
        _ = machine.handle(.unstored(.diskFull("f")), at: .zero)
        #expect(machine.snapshot.error == .diskFull("f") && machine.snapshot.received == 0)
    }

    @Test func `a whole one gets its name in one step`() throws {
        let file = try #require(try held())
        #expect(append("abcdef", at: 0, to: file))
        let part = try file.stored()
        #expect(try names.isEmpty)
        let placed = try part.finish(total: 6, digest: .none, existing: .keep, modified: nil)
        part.release(.kept, nil)
        #expect(placed.name == "f")
        #expect(try names == ["f"])
    }
}
