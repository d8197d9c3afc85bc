/// Percent-encoding of addresses and header values.
enum PercentCoding {
    /// The bytes that `text` stands for, or nil if a `%` is not followed by two hexadecimal digits.
    static func decode(_ text: some StringProtocol) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    /// The text that `text` stands for, or nil if it is malformed or not UTF-8.
    static func text(_ text: some StringProtocol) -> String? {
        decode(text).flatMap { String(validating: $0, as: UTF8.self) }
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }
}
