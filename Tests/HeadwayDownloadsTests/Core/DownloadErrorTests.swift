import Foundation
import Testing

@testable import HeadwayDownloads

@Suite struct DownloadErrorTests {
    static let all: [DownloadError] = [
        .badAddress("x"), .badRequest("x"), .connectionRefused(host: "h"), .hostNotFound(host: "h"),
        .timedOut(host: "h"),
        .connectionLost(host: "h"), .insecureConnection(host: "h", reason: "r"), .notHTTP(host: "h"),
        .http(status: 404),
        .serverBusy(status: 503, seconds: 9), .tooManyRedirects, .badRedirect("x"), .badRange("x"),
        .encodedBody("gzip"),
        .fileChanged, .wrongLength(received: 1, expected: 2), .checksum(expected: "a", actual: "b"),
        .folderMissing("p"),
        .notWritable("p"), .fileExists("p"), .isFolder("p"), .foreignPartial("p"), .partBusy("p"), .diskFull("p"),
        .tooManyFiles, .fileSystem("p", errno: EIO), .transport("x"), .cancelled,
    ]

    @Test func `codes are short, stable and distinct`() {
        let codes = Self.all.map(\.code)
        #expect(Set(codes).count == codes.count)
        #expect(
            codes.allSatisfy { code in
                code.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz-0123456789".utf8.contains($0) }
            })
    }

    @Test func `every message is one plain line`() {
        for error in Self.all {
            #expect(!error.message.isEmpty && !error.message.contains("\n"))
            #expect(error.localizedDescription == error.message)
        }
        #expect(
            DownloadError.encodedBody("a\u{1B}[31m\n\u{202E}").message.unicodeScalars.allSatisfy {
                !FileName.isDangerous($0)
            })
    }

    struct Case: CustomTestStringConvertible {
        var number: Int32
        var code: String
        var testDescription: String { String(cString: strerror(number)) }
    }

    static let numbers: [Case] = [
        Case(number: ENOSPC, code: "disk-full"), Case(number: EDQUOT, code: "disk-full"),
        Case(number: EFBIG, code: "disk-full"), Case(number: EMFILE, code: "too-many-files"),
        Case(number: ENFILE, code: "too-many-files"), Case(number: EACCES, code: "not-writable"),
        Case(number: EROFS, code: "not-writable"), Case(number: EEXIST, code: "exists"),
        Case(number: EISDIR, code: "is-folder"), Case(number: EAGAIN, code: "busy"),
        Case(number: EIO, code: "file-system"),
    ]

    @Test(arguments: numbers) func `the system's errors have their own codes`(_ example: Case) {
        #expect(DownloadError(path: "p", errno: example.number).code == example.code)
    }
}
