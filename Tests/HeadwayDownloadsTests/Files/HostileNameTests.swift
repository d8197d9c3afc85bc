import Foundation
import Headway
import TestSupport
import Testing

@testable import HeadwayDownloads

/// Names by which a server tries to leave the folder, all the way to the disk.
@Suite(.limited, .timeLimit(.minutes(15))) struct HostileNameTests {
    static let names = [
        "../../escaped", "..\\..\\escaped", "/tmp/headway-escaped", "a/../../escaped", "..", ".", ".profile",
        "C:\\escaped",
        "\\\\host\\share\\escaped", "con", "nul.txt", "x\u{202E}gpj.exe", "a\u{7}b", "%2e%2e%2fescaped", "trailing. ",
        String(repeating: "n", count: 300) + ".tar.gz", "f.part", "f.part.json", "", "~root", "-rf", "$(id)", "a:b",
    ]

    @Test func `every file lies in the folder under a plain name`() async throws {
        let server = try await FaultServer.shared()
        let outer = try TemporaryFolder()
        let inner = outer.file("inner")
        var allowed = CharacterSet.alphanumerics
        allowed.insert(charactersIn: "._~-")
        for (index, name) in Self.names.enumerated() {
            let encoded = name.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
            for field in ["attachment; filename=\"\(name)\"", "attachment; filename*=UTF-8''\(encoded)"] {
                try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
                // What cannot stand in a header is left to the encoded form.
                let plain = field.unicodeScalars.allSatisfy { $0.value < 0x7F && $0.value >= 0x20 }
                guard plain, let value = field.addingPercentEncoding(withAllowedCharacters: allowed) else { continue }
                let url = server.url("/fallback?size=10&cd=\(value)")
                let result = try await Downloader().download(url, into: inner).value
                let names = try FileManager.default.contentsOfDirectory(atPath: inner)
                #expect(names.count == 1, "name \(index)")
                #expect(result.path == inner + "/" + (names.first ?? ""), "name \(index)")
                #expect(names.allSatisfy { !$0.hasPrefix(".") && $0.utf8.count <= 243 }, "name \(index)")
                #expect(outer.names == ["inner"], "name \(index)")
                try FileManager.default.removeItem(atPath: inner)
            }
        }
        #expect(!FileManager.default.fileExists(atPath: "/tmp/headway-escaped"))
    }

    @Test func `a part in a folder is found again by its address, whatever its name is`() async throws {
        let server = try await FaultServer.shared()
        let folder = try TemporaryFolder()
        let url = server.url("/x?key=x&size=800000&cut=400000&how=stall&first=1&cd=attachment;filename=other.bin")
        let first = Downloader().download(url, into: folder.path)
        first.start()
        try await poll { first.counter.completed == 400_000 }
        first.cancel()
        await #expect(throws: DownloadError.cancelled) { try await first.value }
        #expect(folder.names == ["other.bin.part", "other.bin.part.json"])
        let result = try await Downloader().download(url, into: folder.path).value
        #expect(result.path == folder.file("other.bin"))
        #expect(folder.contents("other.bin") == FaultServer.body(size: 800_000))
        #expect(try await server.requests("x", count: 2).last?.headers["range"] == "bytes=400000-")
    }
}
