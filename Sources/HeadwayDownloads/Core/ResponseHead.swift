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

    /// The announced length of the body in bytes; nil if absent, malformed, contradictory or overruled by chunks.
    var contentLength: Int64? {
        if let coding = self["transfer-encoding"], coding.lowercased() != "identity" { return nil }
        let values = Set(fields.filter { $0.lowercasedName == "content-length" }.map(\.value))
        guard values.count == 1, let value = values.first, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int64(value)
    }

    /// The content coding, unless it is `identity`.
    var contentEncoding: String? {
        guard let value = self["content-encoding"]?[...].trimmingBlanks(), !value.isEmpty,
            value.lowercased() != "identity"
        else { return nil }
        return value
    }
}
