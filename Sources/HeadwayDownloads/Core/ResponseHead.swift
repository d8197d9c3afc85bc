/// The status and the header of one HTTP answer, as the core judges it.
struct ResponseHead: Sendable, Equatable {
    var status: Int
    var fields: [HeaderField]

    init(status: Int, fields: [HeaderField] = []) {
        self.status = status
        self.fields = fields
    }

    /// The first value of a field, by its name in lower case.
    subscript(_ name: String) -> String? {
        fields.first { $0.lowercasedName == name }?.value
    }

    /// The announced length of the body in bytes; nil if absent, senseless or overruled by chunks.
    var contentLength: Int64? {
        lengths.count == 1 ? lengths.first.flatMap(Self.length) : nil
    }

    /// What was announced as a length though it is none, or differs from what was announced too; nil if all is well.
    ///
    /// Without knowing the length nobody could tell a whole body from a cut one (RFC 9112, 6.3).
    var senselessLength: String? {
        guard lengths.count > 1 || lengths.contains(where: { Self.length($0) == nil }) else { return nil }
        return String(lengths.sorted().joined(separator: ", ").prefix(40))
    }

    private var lengths: Set<String> {
        if let coding = self["transfer-encoding"], coding.lowercased() != "identity" { return [] }
        let fields = fields.filter { $0.lowercasedName == "content-length" }
        return Set(
            fields.flatMap { $0.value.split(separator: ",", omittingEmptySubsequences: false) }.map {
                $0.trimmingBlanks()
            })
    }

    private static func length(_ digits: String) -> Int64? {
        digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int64(digits) : nil
    }

    /// The content coding, unless it is `identity`.
    var contentEncoding: String? {
        guard let value = self["content-encoding"]?[...].trimmingBlanks(), !value.isEmpty,
            value.lowercased() != "identity"
        else { return nil }
        return value
    }
}
