/// The name under which a file is saved: the one suggested by the server or the address, made safe.
enum FileName {
    /// Leaves room for `.part.json` within a file system's limit of 255 bytes.
    static let maximumBytes = 240
    /// The name used if no usable one is suggested.
    static let fallback = "download"

    /// Chooses among `filename*`, `filename` and the address's last path segment, in that order (RFC 6266).
    static func choose(disposition: String?, address: Address) -> String {
        let suggested = disposition.map(ContentDisposition.init)
        return suggested?.extendedName.flatMap(safe) ?? suggested?.plainName.flatMap(safe)
            ?? safe(address.lastSegment) ?? fallback
    }

    /// The name suggested by the address alone; nil if it is not an address.
    static func ofAddress(_ url: String) -> String? {
        (try? Address.parse(url)).map { choose(disposition: nil, address: $0.0) }
    }

    /// A name like `name` that fits: `file.1.iso`, `file.2.iso` and so on.
    static func numbered(_ name: String, isFree: (String) -> Bool) -> String {
        if isFree(name) { return name }
        let dot = name.dropFirst().lastIndex(of: ".") ?? name.endIndex
        for number in 1...10_000 {
            let candidate = "\(name[..<dot]).\(number)\(name[dot...])"
            if isFree(candidate) { return candidate }
        }
        return name
    }

    /// A path component that stays inside its folder on every system; nil if nothing is left of `name`.
    ///
    /// Removes everything up to the last separator of either kind, control and bidirectional characters, and leading and trailing dots
    /// and spaces; characters that Windows forbids become `_`; long names keep their extension.
    static func safe(_ name: String) -> String? {
        let scalars = name.unicodeScalars
        let start = scalars.lastIndex { $0 == "/" || $0 == "\\" }.map { scalars.index(after: $0) } ?? scalars.startIndex
        var kept = String.UnicodeScalarView()
        for scalar in scalars[start...] where !isDangerous(scalar) {
            kept.append(isForbidden(scalar) ? "_" : scalar)
        }
        var trimmed = trim(kept[...])
        guard !trimmed.isEmpty else { return nil }
        trimmed = shortened(trimmed)
        let lowercased = trimmed.lowercased()
        if isDevice(lowercased) { trimmed = "_" + trimmed }
        // A name like our own could be mistaken for another download's partial file.
        if lowercased.hasSuffix(".part") || lowercased.hasSuffix(".part.json") {
            trimmed += "_"
        }
        return trimmed
    }

    /// Characters that Windows does not allow in a name.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ":", "*", "?", "\"", "<", ">", "|": true
        default: false
        }
    }

    /// Whether a scalar can deceive a reader or a terminal, or does not belong in a name.
    static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F: true  // controls
        case 0x061C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: true  // direction and width
        case 0x2028, 0x2029, 0xFFF9...0xFFFB: true  // separators, interlinear marks
        case 0xFFFD, 0xE0000...0xE0FFF: true  // replacement of malformed bytes, tags
        case 0x10F780...0x10F7FF: true  // bytes that are no UTF-8
        default: scalar.value & 0xFFFE == 0xFFFE
        }
    }

    private static func trim(_ scalars: Substring.UnicodeScalarView) -> String {
        var rest = scalars
        while let first = rest.first, first == "." || first.properties.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last == "." || last.properties.isWhitespace { rest.removeLast() }
        return String(rest)
    }

    private static func shortened(_ name: String) -> String {
        guard name.utf8.count > maximumBytes else { return name }
        var suffix = ""
        if let dot = name.unicodeScalars.lastIndex(of: "."), name[dot...].utf8.count <= 24 {
            suffix = String(name[dot...])
        }
        let room = maximumBytes - suffix.utf8.count
        var stem = ""
        var used = 0
        for character in name {
            used += character.utf8.count
            if used > room { break }
            stem.append(character)
        }
        // A single character may be longer than any name, in which case it is cut between its scalars.
        if stem.isEmpty {
            var scalars = String.UnicodeScalarView()
            var bytes = 0
            for scalar in name.unicodeScalars {
                bytes += UTF8.width(scalar)
                if bytes > room { break }
                scalars.append(scalar)
            }
            stem = String(scalars)
        }
        return trim((stem + suffix).unicodeScalars[...])
    }

    private static func isDevice(_ lowercased: String) -> Bool {
        var stem = String(lowercased.unicodeScalars.prefix { $0 != "." })
        while stem.last == " " { stem.removeLast() }
        if ["con", "prn", "aux", "nul", "conin$", "conout$"].contains(stem) { return true }
        guard stem.count == 4, stem.hasPrefix("com") || stem.hasPrefix("lpt"), let digit = stem.last else {
            return false
        }
        return "0123456789¹²³".contains(digit)
    }
}
