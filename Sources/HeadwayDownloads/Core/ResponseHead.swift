/// The status and the header of one HTTP response, as the core judges it.
struct ResponseHead: Sendable, Equatable {
    var status: Int
    var fields: [HeaderField] = []
    /// Names in lower case of fields that were folded over several lines or had spaces before their colon.
    ///
    /// Libraries disagree about those, so no such field may decide where a body ends.
    var irregularNames: Set<String> = []
    /// Whether it may be another request's response, as far as is known by now: only the end of the exchange shows it.
    var isUnproved = false

    init(status: Int, fields: [HeaderField] = []) {
        self.status = status
        self.fields = fields
    }

    /// The first value of a field, by its name in lower case.
    subscript(_ name: String) -> String? {
        fields.first { $0.isNamed(name) }?.value
    }

    /// All values of a field, by its name in lower case.
    func all(_ name: String) -> [String] {
        fields.filter { $0.isNamed(name) }.map(\.value)
    }

    /// Adds one line of a header without its line break; a line that begins with a blank continues the field before.
    mutating func add(line: ArraySlice<UInt8>) {
        if line.first == 0x20 || line.first == 0x09 {
            guard let last = fields.indices.last else { return }
            let rest = String(rawBytes: line.trimmingBlanks())
            fields[last].value = (fields[last].value + " " + rest)[...].trimmingBlanks()
            irregularNames.insert(fields[last].lowercasedName)
            return
        }
        guard let field = HeaderField(line) else { return }
        fields.append(field)
        let name = line.prefix { $0 != UInt8(ascii: ":") }
        if name.last == 0x20 || name.last == 0x09 { irregularNames.insert(field.lowercasedName) }
    }

    /// The words of all fields of a name, in lower case and in order, without empty ones.
    func words(_ name: String) -> [String] {
        var words: [String] = []
        for field in fields where field.isNamed(name) {
            for word in field.value.utf8.split(separator: UInt8(ascii: ",")) {
                let word = Substring(word).trimmingBlanks()
                if !word.isEmpty { words.append(word.lowercased()) }
            }
        }
        return words
    }

    /// The announced length of the body in bytes; nil if absent, invalid or overridden by chunks.
    var contentLength: Int64? {
        if isChunked { return nil }
        if let plainLength { return plainLength }
        return lengths.count == 1 ? lengths.first.flatMap(Self.length) : nil
    }

    var isChunked: Bool { words("transfer-encoding").contains("chunked") }

    /// Whether a transport that follows HTTP to the letter ignores the length, which then has to be checked here: any
    /// `Transfer-Encoding` beside it, even a meaningless one.
    var overrulesLength: Bool { self["transfer-encoding"] != nil }

    /// Why a complete body could not be distinguished from a truncated or encoded one (RFC 9112, 6); nil if it can be.
    var framingFlaw: DownloadError? {
        for name in ["transfer-encoding", "content-length"] where irregularNames.contains(name) {
            return .transport("the server's header '\(name)' is malformed")
        }
        let codings = words("transfer-encoding")
        let strange = codings.filter { $0 != "chunked" && !Self.meansNothing($0) }
        if let coding = strange.first { return .encodedBody(String(coding.prefix(40))) }
        guard codings.count(where: { $0 == "chunked" }) <= 1 else { return .encodedBody("chunked, twice") }
        guard !isChunked, plainLength == nil, lengths.count > 1 || lengths.contains(where: { Self.length($0) == nil })
        else { return nil }
        let announced = String(lengths.sorted().joined(separator: ", ").prefix(40))
        return .transport("the server announced a length of '\(announced)' bytes")
    }

    /// The length if one field announces it and nothing else.
    private var plainLength: Int64? {
        guard let value = self["content-length"], fields.count(where: { $0.isNamed("content-length") }) == 1 else {
            return nil
        }
        return Self.length(value)
    }

    private var lengths: Set<String> {
        Set(
            all("content-length").flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
                .map { $0.trimmingBlanks() })
    }

    private static func length(_ digits: String) -> Int64? {
        digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int64(digits) : nil
    }
}
