import Dispatch
import Glibc

/// Standard input in the pieces that it comes in, without keeping the main thread waiting.
enum StandardInput {
    /// Begins to read; the stream ends with the input.
    static func pieces() -> AsyncStream<[UInt8]> {
        AsyncStream { continuation in
            DispatchQueue(label: "headway.gauge.input").async {
                var buffer = [UInt8](repeating: 0, count: 4096)
                while true {
                    let count = read(STDIN_FILENO, &buffer, buffer.count)
                    if count < 0 && errno == EINTR { continue }
                    guard count > 0 else { break }
                    continuation.yield(Array(buffer.prefix(count)))
                }
                continuation.finish()
            }
        }
    }
}
