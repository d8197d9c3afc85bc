#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension DownloadError: CustomStringConvertible {
    /// The message.
    public var description: String { message }

    /// A one-line message without secrets and without control characters.
    public var message: String {
        Self.oneLine(rawMessage)
    }

    /// `text` with every control and bidirectional-override character as `?`, so that no server can write to a terminal.
    package static func oneLine(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { FileName.isDangerous($0) ? "?" : $0 }))
    }

    private var rawMessage: String {
        switch self {
        case .badAddress(let given): "'\(given)' is not an http or https address"
        case .badRequest(let reason): reason
        case .connectionRefused, .hostNotFound, .timedOut, .connectionLost, .insecureConnection, .notHTTP, .transport,
            .tooSlow, .timeLimit,
            .proxyRefused:
            networkMessage
        case .folderMissing, .notWritable, .fileExists, .isFolder, .foreignPartial, .partBusy, .diskFull, .tooManyFiles,
            .fileSystem, .partLost, .upToDate:
            destinationMessage
        case .cancelled: "cancelled"
        default: serverMessage
        }
    }

    private var networkMessage: String {
        switch self {
        case .connectionRefused(let host): "\(host) refused the connection"
        case .hostNotFound(let host): "the name of \(host) could not be looked up"
        case .timedOut(let host): "\(host) sent nothing for too long"
        case .connectionLost(let host): "\(host) closed the connection too early"
        case .insecureConnection(let host, let reason): "no secure connection to \(host): \(reason)"
        case .notHTTP(let host): "\(host) did not answer with HTTP"
        case .tooSlow(let host): "\(host) was slower than the minimum rate for too long"
        case .timeLimit: "it took longer than the time allowed"
        case .proxyRefused(let status): "the proxy answered \(status)\(Self.meaning(of: status))"
        case .transport(let reason): reason
        default: code
        }
    }

    private var serverMessage: String {
        switch self {
        case .http(let status): "the server answered \(status)\(Self.meaning(of: status))"
        case .serverBusy(let status, let seconds): "the server answered \(status) and asks to retry in \(seconds) s"
        case .tooManyRedirects: "the server redirected too many times"
        case .badRedirect(let target): "the server redirected to '\(target)', which is not allowed"
        case .badRange(let detail): "the server's answer does not match the request: \(detail)"
        case .encodedBody(let encoding): "the server encoded the file as '\(encoding)' though it was asked not to"
        case .fileChanged: "the file on the server has changed since the partial download"
        case .wrongLength(let received, let expected): "received \(received) bytes, but \(expected) were announced"
        case .checksum(let expected, let actual): "the digest is \(actual), expected \(expected)"
        default: code
        }
    }

    private var destinationMessage: String {
        switch self {
        case .folderMissing(let path): "the folder '\(path)' does not exist"
        case .notWritable(let path): "'\(path)' cannot be written"
        case .fileExists(let path): "'\(path)' already exists and was not overwritten"
        case .isFolder(let path): "'\(path)' is a folder, expected a file"
        case .foreignPartial(let path): "'\(path)' is not a partial file of this address; --restart moves it aside"
        case .partLost(let path): "'\(path)' was removed or changed by another program"
        case .upToDate(let path): "'\(path)' is up to date"
        case .partBusy(let path): "another download is writing '\(path)'"
        case .diskFull(let path): "no space left to write '\(path)'"
        case .tooManyFiles: "too many files are open in this process"
        case .fileSystem(let path, let number): "'\(path)': \(Self.systemMessage(number))"
        default: code
        }
    }

    private static func meaning(of status: Int) -> String {
        switch status {
        case 401: " (authorization required)"
        case 403: " (forbidden)"
        case 404: " (not found)"
        case 407: " (the proxy requires a user name and password)"
        case 410: " (gone)"
        case 429: " (too many requests)"
        case 500: " (server error)"
        case 503: " (service unavailable)"
        default: ""
        }
    }

    private static func systemMessage(_ number: Int32) -> String {
        String(cString: strerror(number))
    }
}

extension DownloadError: LocalizedError {
    /// The message.
    public var errorDescription: String? { message }
}
