#if DEBUG
import Foundation
import TestSupport
import Testing

@testable import HeadwayDownloads

/// The same faults over Foundation's `URLSession`, as far as that library's known defects on Linux allow.
@Suite(.limited, .timeLimit(.minutes(15))) struct URLSessionFaultTests {
    /// What comes of a fault here where it differs, and why.
    ///
    /// Never a wrong file: a different error, or a late one.
    ///
    /// What the library cannot do at all (holding a connection, a rate limit, certificate authorities, downloads tasks) the
    /// transport does not use. `Downloads.md` lists it.
    static let exceptions: [String: (code: String, reason: String)] = [
        "Content-Encoding: utf-8": ("transport", "the library fails at a coding that it does not know"),
        "a folded Transfer-Encoding": ("exact", "the library joins folded lines before they are read"),
    ]

    @Test(arguments: Fault.all) func `every cell is exact or a typed error`(_ fault: Fault) async throws {
        for before in [FaultMatrixTests.Before.fresh, .resumed] {
            for count in [1, 4] {
                var cell = try await Cell(fault, before, count: count, server: FaultServer.shared("session").server)
                cell.transport = { URLSessionTransport() }
                cell.name = "session"
                let outcomes = try await cell.run()
                let expected = before == .fresh ? fault.fresh : fault.resumed ?? fault.fresh
                #expect(Set(outcomes) == [Self.exceptions[fault.name]?.code ?? expected], "\(before), \(count) at once")
            }
        }
    }

    @Test func `every exception is of a fault that is tested`() {
        #expect(Set(Self.exceptions.keys).isSubset(of: Fault.all.map(\.name)))
    }
}
#endif
