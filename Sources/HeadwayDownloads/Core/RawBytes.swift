/// Names and header values are bytes; where they are not UTF-8, each invalid byte becomes one scalar of a private
/// plane, so that a `String` can hold every name and give back its exact bytes.
extension String {
    /// The scalars U+10F780 to U+10F7FF stand for the bytes 0x80 to 0xFF.
    private static let rawBase: UInt32 = 0x10F700

    /// The text of any bytes.
    package init(rawBytes bytes: some Collection<UInt8>) {
        // The usual case.
        let plain = bytes.withContiguousStorageIfAvailable { bytes in
            bytes.allSatisfy { $0 < 0x80 } ? String(decoding: bytes, as: UTF8.self) : nil
        }
        if let plain, let plain {
            self = plain
            return
        }
        let bytes = Array(bytes)
        if let text = String(validating: bytes, as: UTF8.self), !text.unicodeScalars.contains(where: Self.isRaw) {
            self = text
            return
        }
        var scalars = UnicodeScalarView()
        var rest = bytes[...]
        while let first = rest.first {
            let width = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
            if let character = String(validating: rest.prefix(width), as: UTF8.self),
                let scalar = character.unicodeScalars.first, !Self.isRaw(scalar)
            {
                scalars.append(scalar)
                rest = rest.dropFirst(width)
            } else {
                if let scalar = Unicode.Scalar(Self.rawBase + UInt32(first)) { scalars.append(scalar) }
                rest = rest.dropFirst()
            }
        }
        self = String(scalars)
    }

    private static func isRaw(_ scalar: Unicode.Scalar) -> Bool {
        (rawBase + 0x80...rawBase + 0xFF).contains(scalar.value)
    }

    /// Whether it contains bytes that are not UTF-8.
    var hasRawBytes: Bool {
        // All of them begin with this byte.
        utf8.contains(0xF4) && unicodeScalars.contains(where: Self.isRaw)
    }

    /// The bytes that it stands for.
    package var rawBytes: [UInt8] {
        guard hasRawBytes else { return Array(utf8) }
        return unicodeScalars.flatMap { scalar in
            Self.isRaw(scalar) ? [UInt8(scalar.value - Self.rawBase)] : Array(String(scalar).utf8)
        }
    }

    /// The bytes that it stands for, terminated by a zero for system calls.
    var systemName: [CChar] {
        hasRawBytes ? rawBytes.map { CChar(bitPattern: $0) } + [0] : Array(utf8CString)
    }
}
