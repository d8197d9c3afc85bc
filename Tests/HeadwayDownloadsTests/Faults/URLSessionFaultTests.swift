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
        let server = try await FaultServer.shared("session").server
        let cells = try [FaultMatrixTests.Before.fresh, .resumed].flatMap { before in
            try [1, 4].map { count in
                var cell = try Cell(fault, before, count: count, server: server)
                cell.transport = { URLSessionTransport() }
                cell.transportName = "session"
                return cell
            }
        }
        for (cell, outcomes) in zip(cells, try await Cell.run(cells, width: fault.width)) {
            #expect(outcomes == [Self.exceptions[fault.name]?.code ?? cell.expected], "\(cell.name)")
        }
    }

    @Test func `every exception is of a fault that is tested`() {
        #expect(Set(Self.exceptions.keys).isSubset(of: Fault.all.map(\.name)))
    }
}
#endif
