import Glibc

/// The few socket calls that the demonstration's server needs.
enum LoopbackSocket {
    /// A socket that listens on 127.0.0.1 at a port chosen by the system.
    static func listen() -> (descriptor: Int32, port: UInt16)? {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isReady = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && Glibc.listen(descriptor, 16) == 0
                    && getsockname(descriptor, $0, &length) == 0
            }
        }
        guard isReady else {
            close(descriptor)
            return nil
        }
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }

    /// Reads up to the blank line that ends a request; nil when the connection ends first or the head is too long.
    static func readHead(_ connection: Int32) -> String? {
        var head: [UInt8] = []
        var byte: UInt8 = 0
        while head.count < 16_384 {
            guard recv(connection, &byte, 1, 0) == 1 else { return nil }
            head.append(byte)
            if head.suffix(4) == [13, 10, 13, 10] { return String(decoding: head, as: UTF8.self) }
        }
        return nil
    }

    /// Sends all bytes; false, without a signal, if the other side has closed the connection.
    static func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var place = 0
            while place < buffer.count {
                let rest = UnsafeRawBufferPointer(rebasing: buffer[place...])
                let count = Glibc.send(connection, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
                if count <= 0 { return false }
                place += count
            }
            return true
        }
    }
}
