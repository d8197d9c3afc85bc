import Dispatch
import Glibc
import Synchronization

/// A web server for the demonstration: one file, on the loopback address, at a steady speed, with one interruption.
package final class DemoServer: Sendable {
    package let file: DemoFile
    let port: UInt16
    private let listener: Int32
    private let cutAt: Int
    private let bytesPerSecond: Double
    private let hasCut = Atomic(false)
    private let requests = Mutex<[String]>([])

    /// Opens a free port and serves until the process ends; nil if there is none.
    package init?(file: DemoFile, bytesPerSecond: Double, cutAt: Int) {
        guard let (descriptor, port) = LoopbackSocket.listen() else { return nil }
        self.file = file
        self.bytesPerSecond = bytesPerSecond
        self.cutAt = cutAt
        (listener, self.port) = (descriptor, port)
    }

    package var address: String { "http://127.0.0.1:\(port)/\(DemoFile.name)" }

    /// The requests so far: the method and range of each.
    package var log: [String] { requests.withLock { $0 } }

    /// Accepts connections, each on its own thread.
    package func start() {
        DispatchQueue(label: "headway.demo.server").async { [self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                DispatchQueue(label: "headway.demo.connection").async { [self] in serve(connection) }
            }
        }
    }

    /// Stops the server; open connections end with their next byte.
    package func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    private func serve(_ connection: Int32) {
        defer { close(connection) }
        while let text = LoopbackSocket.readHead(connection), let request = DemoRequest(text) {
            requests.withLock { $0.append(request.summary) }
            // A delay before the response, as on a real network, which shows the indeterminate state.
            usleep(800_000)
            let response = DemoResponse(to: request, file: file)
            guard LoopbackSocket.send(Array(response.head.utf8), to: connection) else { return }
            guard request.method == "GET" else { continue }
            guard send(response.range, to: connection) else { return }
        }
    }

    /// Sends a part of the file at a steady speed; false if the connection ended, closed by the client or interrupted.
    private func send(_ range: Range<Int>, to connection: Int32) -> Bool {
        let chunk = 65_536
        let start = ContinuousClock.now
        var place = range.lowerBound
        while place < range.upperBound {
            if place >= cutAt, !hasCut.exchange(true, ordering: .acquiringAndReleasing) { return false }
            let end = min(range.upperBound, (place / chunk + 1) * chunk)
            guard LoopbackSocket.send(file.bytes(place..<end), to: connection) else { return false }
            place = end
            let due = start + .seconds(Double(place - range.lowerBound) / bytesPerSecond)
            let ahead = (due - .now) / .microseconds(1)
            if ahead > 0 { usleep(useconds_t(min(ahead, 1e6))) }
        }
        return true
    }
}
