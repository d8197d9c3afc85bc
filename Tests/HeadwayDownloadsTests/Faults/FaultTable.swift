import Foundation
import Synchronization
import TestSupport

/// The table of `FaultMatrix.md`.
enum FaultTable {
    static let path = TestPaths.root.appendingPathComponent(
        "Sources/HeadwayDownloads/HeadwayDownloads.docc/FaultMatrix.md"
    )
    .path
    static let isWriting = ProcessInfo.processInfo.environment["HEADWAY_FAULT_MATRIX"] == "write"
    private static let written = Mutex<[String: String]>([:])

    /// The rows that the documentation has.
    static let documented: Set<String> = {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return Set(
            text.split(separator: "\n").map(String.init).filter {
                $0.hasPrefix("| ") && !$0.hasPrefix("| fault |") && !$0.hasPrefix("| ---")
            })
    }()

    static func row(_ fault: Fault, _ cells: [String]) -> String {
        "| \(fault.name)\(fault.needsDigest ? " ¹" : "") | \(cells.joined(separator: " | ")) |"
    }

    private static let heading = """
        # What comes of every fault

        Each cell is one download, or eight at once, from a server with that fault: from the start, over a part that a
        cancelled run had left, and over a part that a killed process (`kill -9`) had left. `exact` is the whole file, byte
        for byte, with nothing beside it; anything else is the code of a typed error with nothing under the final name.

        The last two columns are one download over several connections, in all three ways: one outcome for all.

        The tests run every cell and compare it with this table; `HEADWAY_FAULT_MATRIX=write swift test --filter
        FaultMatrix` writes it anew.

        | fault | fresh | fresh × 8 | resumed | resumed × 8 | after kill -9 | after kill -9 × 8 | 4 connections | 16 connections |
        | --- | --- | --- | --- | --- | --- | --- | --- | --- |

        """

    private static let notes = """

        ¹ With an expected SHA-256. HTTP itself has no means to notice it: the bytes are what the server announced.

        """

    /// Takes a finished row; the last one writes the table and prints it.
    static func add(_ row: String, of fault: Fault) throws {
        let rows = written.withLock { rows in
            rows[fault.name] = row
            return rows
        }
        guard rows.count == Fault.all.count else { return }
        let text = heading + Fault.all.compactMap { rows[$0.name] }.joined(separator: "\n") + "\n" + notes
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        print(text)
    }
}
