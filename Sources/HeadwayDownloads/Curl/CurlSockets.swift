#if canImport(CCurl)
import CCurl
import Glibc

/// The sockets that libcurl was given: by their local ports a connection is known before it is used again.
///
/// Lives on the engine's thread.
final class CurlSockets {
    private var open: Set<Int32> = []
    /// Local ports of connections that carry several requests at once: there, bytes that nobody waits for are no fault.
    private var shared: Set<Int> = []

    /// Makes a socket; negative with the system's error number if that failed.
    func make(_ family: Int32, _ kind: Int32, _ number: Int32) -> Int32 {
        let made = headway_make_socket(family, kind, number)
        if made >= 0 { open.insert(made) }
        return made
    }

    /// The connection of a local port carries several requests.
    func markShared(_ port: Int) { shared.insert(port) }

    /// A new connection has a port that an older one may have had.
    func markNew(_ port: Int) { shared.remove(port) }

    /// Whether bytes wait to be read from the connection of a local port, though nothing was asked yet.
    func hasStrayBytes(_ port: Int) -> Bool {
        guard !shared.contains(port) else { return false }
        for socket in open {
            let found = headway_local_port(socket)
            if found < 0 {
                open.remove(socket)
            } else if found == port {
                return headway_is_readable(socket) != 0
            }
        }
        return false
    }
}
#endif
