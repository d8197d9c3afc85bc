import Foundation
import Headway
import TestSupport
import Testing

@testable import HeadwayDownloads

/// Every fault × (from the start, after a cancelled run, after a killed run) × (one download, eight at once).
///
/// In every cell the file is exact or there is a typed error and nothing under the final name. The rows must be those of
/// `FaultMatrix.md`; with HEADWAY_FAULT_MATRIX=write in the environment they are written there.
@Suite(.limited, .timeLimit(.minutes(15))) struct FaultMatrixTests {
    enum Before: String, CaseIterable {
        case fresh
        case resumed
        case killed
    }

    @Test(arguments: Fault.all) func `every cell is exact or a typed error`(_ fault: Fault) async throws {
        let server = try await FaultServer.shared("matrix").server
        var cells: [[Cell]] = []
        for before in Before.allCases {
            for count in [1, 8] { cells.append([try Cell(fault, before, count: count, server: server)]) }
        }
        for connections in [4, 16] {
            cells.append(
                try Before.allCases.map { before in
                    var cell = try Cell(fault, before, count: 1, server: server)
                    cell.connections = connections
                    return cell
                })
        }
        let outcomes = try await Cell.run(cells.flatMap { $0 }, width: fault.width)
        var row: [String] = []
        var first = 0
        for column in cells {
            let seen = outcomes[first..<first + column.count]
            first += column.count
            for (cell, outcome) in zip(column, seen) { #expect(outcome == [cell.expected], "\(cell.name)") }
            row.append(Set(seen.flatMap { $0 }).sorted().joined(separator: ", "))
        }
        compare(FaultTable.row(fault, row), of: fault)
    }

    private func compare(_ row: String, of fault: Fault) {
        if FaultTable.isWriting {
            #expect(throws: Never.self) { try FaultTable.add(row, of: fault) }
        } else {
            #expect(FaultTable.documented.contains(row), "FaultMatrix.md does not say: \(row)")
        }
    }

    @Test func `the documented table has no row that is not tested`() {
        guard !FaultTable.isWriting else { return }
        #expect(FaultTable.documented.count == Fault.all.count)
    }
}

/// One cell of the matrix.
struct Cell: Sendable {
    let fault: Fault
    let before: FaultMatrixTests.Before
    let count: Int
    let server: FaultServer
    let folder: TemporaryFolder
    /// Keeps the keys of two suites apart.
    var transportName = "curl"
    var connections = 1
    var transport: @Sendable () -> any Transport = { CurlEngine() }

    init(_ fault: Fault, _ before: FaultMatrixTests.Before, count: Int, server: FaultServer) throws {
        self.fault = fault
        self.before = before
        self.count = count
        self.server = server
        folder = try TemporaryFolder()
    }

    var name: String { "\(before), \(count) at once, over \(connections) connections" }

    var expected: String { before == .fresh ? fault.fresh : fault.resumed ?? fault.fresh }

    /// The different outcomes of each cell, so many of which run at once.
    static func run(_ cells: [Cell], width: Int) async throws -> [Set<String>] {
        try await withThrowingTaskGroup(of: (Int, Set<String>).self) { group in
            var all = [Set<String>](repeating: [], count: cells.count)
            for (index, cell) in cells.enumerated() {
                if index >= width, let (index, outcomes) = try await group.next() { all[index] = outcomes }
                group.addTask { (index, Set(try await cell.run())) }
            }
            for try await (index, outcomes) in group { all[index] = outcomes }
            return all
        }
    }

    private func url(_ index: Int) -> String {
        let key =
            "\(fault.name)-\(before)-\(count)-\(index)-\(connections)-\(transportName)".addingPercentEncoding(
                withAllowedCharacters: .alphanumerics)
            ?? ""
        let warm = before == .fresh ? "" : "&warm=1"
        let base = "/f\(index)?key=\(key)&size=\(Fault.size)\(warm)"
        if let hops = fault.redirects {
            // What was there before came from the address that leads elsewhere now.
            let file = "/f\(index)?key=\(key)&size=\(Fault.size)&\(fault.query)"
            let target = file.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            let warmed = before == .fresh ? "" : "&key=\(key)-chain&warm=1&size=\(Fault.size)"
            return server.url("/f\(index)?n=\(hops)&to=\(target)\(warmed)&\(fault.query)")
        }
        return server.url(fault.query.isEmpty ? base : base + "&" + fault.query)
    }

    private func request(_ index: Int) -> DownloadRequest {
        var request = DownloadRequest(url: url(index), destination: .file(folder.file("f\(index)")))
        request.retry = RetryPolicy(limit: 2, base: .milliseconds(2))
        request.idleTimeout = fault.isSilent ? .milliseconds(1_500) : .seconds(60)
        request.connections = connections
        request.rateLimit = fault.rateLimit
        if fault.needsDigest {
            let digest = RunningDigest()
            FaultServer.body(version: fault.version, size: Fault.size).withUnsafeBytes { digest.update($0) }
            request.digest = .expected(digest.finish())
        }
        return request
    }

    func run() async throws -> [String] {
        switch before {
        case .fresh: break
        case .resumed: try await leavePartsByCancelling()
        case .killed: try await leavePartsByKilling()
        }
        let downloader = Downloader(jobs: count, jobsPerHost: count, transport: transport())
        let downloads = (0..<count).map { downloader.download(request($0)) }
        for download in downloads { download.start() }
        var outcomes: [String] = []
        for (index, download) in downloads.enumerated() { outcomes.append(await outcome(of: download, index)) }
        return outcomes
    }

    /// The code of what came of it, or what is wrong with it.
    private func outcome(of download: Download, _ index: Int) async -> String {
        let name = "f\(index)"
        do {
            let result = try await download.value
            let isExact = folder.contents(name) == FaultServer.body(version: fault.version, size: Fault.size)
            let isClean = !folder.names.contains { $0.hasPrefix(name + ".") }
            guard isExact else { return "WRONG BYTES" }
            return isClean && result.bytes == Int64(Fault.size) ? "exact" : "exact with remains"
        } catch {
            guard !folder.names.contains(name) else { return "\(error.code) with a file" }
            let hasPart = folder.names.contains(name + ".part")
            guard hasPart == folder.names.contains(name + ".part.json") else {
                return "\(error.code), part and sidecar parted"
            }
            let lostPart = before != .fresh && !hasPart && download.snapshot.restarts == 0
            return lostPart ? "\(error.code), the part is lost" : error.code
        }
    }

    private func hasPart(_ index: Int) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: folder.file("f\(index).part"))
        return (attributes?[.size] as? Int ?? 0) > 50_000
    }

    private func leavePartsByCancelling() async throws {
        let downloader = Downloader(jobs: count, jobsPerHost: count)
        let downloads = (0..<count).map { index in
            var request = request(index)
            request.idleTimeout = .seconds(30)
            // Several would be through before they could be stopped.
            request.connections = 1
            return downloader.download(request)
        }
        for download in downloads { download.start() }
        try await poll { downloads.allSatisfy { $0.counter.completed > 50_000 } }
        for download in downloads {
            download.cancel()
            await #expect(throws: DownloadError.cancelled) { try await download.value }
        }
    }

    private func leavePartsByKilling() async throws {
        let probe = try ProbeProcess((0..<count).flatMap { [url($0), folder.file("f\($0)")] })
        try await poll { (0..<count).allSatisfy(hasPart) }
        probe.kill()
    }
}
