#if canImport(CCurl)
import CCurl
import Glibc

/// The sockets that libcurl was given: their local ports identify a connection before it is reused.
///
/// Used only on the engine's thread.
final class CurlSockets {
    private var open: Set<Int32> = []
    let sessions = CurlShare(.sessions)
    /// The sockets of local ports that were looked for.
    private var known: [Int: Int32] = [:]
    /// Local ports of connections that carry several requests at once: there, bytes that nobody waits for are not an
    /// error.
    private var shared: Set<Int> = []
    /// Whether a server's connections are of that kind, as far as is known.
    private var kinds: [Address.Origin: Bool] = [:]

    /// Makes a socket; negative with the system's error number if that failed.
    func make(_ family: Int32, _ kind: Int32, _ number: Int32) -> Int32 {
        let made = headway_make_socket(family, kind, number)
        if made >= 0 { open.insert(made) }
        return made
    }

    /// Whether the connection of a local port carries several requests.
    func note(isShared: Bool, _ port: Int, place: Address.Origin) {
        if isShared { shared.insert(port) }
        kinds[place] = isShared
    }

    func isShared(_ port: Int) -> Bool { shared.contains(port) }

    /// Whether a server's connections carry several requests; nil if none has been made yet.
    func isShared(place: Address.Origin) -> Bool? { kinds[place] }

    /// A new connection may have the port of an older one.
    func markNew(_ port: Int) { shared.remove(port) }

    /// Whether bytes wait to be read from the connection of a local port.
    func hasBytes(_ port: Int) -> Bool {
        guard let socket = socket(of: port) else { return false }
        return headway_is_readable(socket) != 0
    }

    private func socket(of port: Int) -> Int32? {
        if let socket = known[port], headway_local_port(socket) == port { return socket }
        known[port] = nil
        for socket in open {
            let found = headway_local_port(socket)
            if found < 0 { open.remove(socket) }
            guard found == port else { continue }
            known[port] = socket
            return socket
        }
        return nil
    }
}
#endif
