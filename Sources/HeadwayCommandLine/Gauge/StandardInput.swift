import Dispatch
import Glibc

/// What a script says to a gauge.
package enum StandardInput {
    /// Passes it on in the chunks in which it arrives, on a separate thread, until it ends; must be called only once.
    ///
    /// The writer waits if it is handled slowly.
    package static func read(_ take: @escaping @Sendable (GaugeProgram.Piece) -> Void) {
        DispatchQueue(label: "headway.gauge.input").async {
            var buffer = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                take(.output(Array(buffer[..<count])))
            }
            take(.end)
        }
    }
}
