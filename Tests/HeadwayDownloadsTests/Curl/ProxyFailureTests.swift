#if canImport(CCurl)
import Testing

@testable import HeadwayDownloads

/// libcurl's messages about a proxy of the environment, and what is told of them.
@Suite struct ProxyFailureTests {
    struct Case: CustomTestStringConvertible {
        var message: String
        var address = "http://example.com/"
        var told: String?
        var testDescription: String { message }
    }

    static let unreached = [
        Case(message: "Failed to connect to example.com port 80 after 1 ms: Couldn't connect to server"),
        Case(message: "Failed to connect to ::1 port 81 after 1 ms: no", address: "http://[::1]:81/"),
        Case(message: "Failed to connect to ::1 port 80 after 1 ms: no", address: "http://[::1]/"),
        Case(
            message: "Failed to connect to 10.0.0.1 port 3128 after 1 ms: no",
            told: "the proxy 10.0.0.1 refused the connection"
        ),
        Case(
            message: "Failed to connect to example port 80 after 1 ms: no",
            told: "the proxy example refused the connection"),
        Case(
            message: "Unsupported proxy scheme for 'x://ann:s3cret@h'",
            told: "the proxy set in the environment cannot be used"),
        Case(
            message: "Failed to connect to example.com port 3128 after 1 ms: no",
            told: "the proxy example.com refused the connection"),
        Case(message: "Failed to connect to fe80::1 port 81 after 1 ms: no", address: "http://[fe80::1%25lo]:81/"),
        Case(message: "something else"),
    ]

    @Test(arguments: unreached) func `who could not be connected to`(_ example: Case) throws {
        let (address, _) = try Address.parse(example.address)
        #expect(ProxyFailure.unreached(example.message, address: address)?.message == example.told)
    }

    static let unresolved = [
        Case(
            message: "Could not resolve proxy: proxy.lan",
            told: "the name of the proxy proxy.lan could not be looked up"),
        Case(
            message: "Unsupported proxy syntax in 'http://ann:s3cret@[h'",
            told: "the proxy set in the environment cannot be used"),
    ]

    @Test(arguments: unresolved) func `which name could not be looked up`(_ example: Case) {
        #expect(ProxyFailure.unresolved(example.message).message == example.told)
    }
}
#endif
