import Dispatch
import Glibc

/// What a script says to a gauge.
package enum StandardInput {
    /// Hands it over in the pieces that it comes in, on a thread of its own, until it ends; to be called once.
    ///
    /// Who writes it is slowed down by whoever takes it no faster.
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
