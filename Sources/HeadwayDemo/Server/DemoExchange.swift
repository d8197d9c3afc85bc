/// A request to the demonstration's server.
struct DemoRequest: Equatable {
    let method: String
    let path: String
    /// Where the requested range begins; nil if the whole file was requested.
    let offset: Int?
    let ifRange: String?

    /// Parses a request's head; nil if it is not one.
    init?(_ text: String) {
        let lines = text.split(whereSeparator: \.isNewline).map(String.init)
        let words = lines.first?.split(separator: " ").map(String.init) ?? []
        guard words.count == 3 else { return nil }
        (method, path) = (words[0], words[1])
        func value(_ name: String) -> String? {
            lines.dropFirst().first { $0.lowercased().hasPrefix(name + ":") }
                .map { $0.dropFirst(name.count + 1).trimmingPrefix(" ") }.map(String.init)
        }
        ifRange = value("if-range")
        offset = value("range").flatMap { range in
            guard range.hasPrefix("bytes="), range.hasSuffix("-") else { return nil }
            return Int(range.dropFirst(6).dropLast())
        }
    }

    /// Method and range, for the log.
    var summary: String { method + (offset.map { " from \($0)" } ?? "") }
}

/// The server's response: its head, and the part of the file that follows.
struct DemoResponse: Equatable {
    let head: String
    let range: Range<Int>

    init(to request: DemoRequest, file: DemoFile) {
        guard request.path == "/" + DemoFile.name, ["GET", "HEAD"].contains(request.method) else {
            self.init(status: "404 Not Found", fields: [], range: 0..<0)
            return
        }
        let fields = ["Accept-Ranges: bytes", "ETag: \(DemoFile.etag)", "Content-Type: application/octet-stream"]
        // A range is valid only for the version that the download began with.
        guard let offset = request.offset, request.ifRange == nil || request.ifRange == DemoFile.etag else {
            self.init(status: "200 OK", fields: fields, range: 0..<file.size)
            return
        }
        guard offset < file.size, offset >= 0 else {
            let field = "Content-Range: bytes */\(file.size)"
            self.init(status: "416 Range Not Satisfiable", fields: [field], range: 0..<0)
            return
        }
        let field = "Content-Range: bytes \(offset)-\(file.size - 1)/\(file.size)"
        self.init(status: "206 Partial Content", fields: fields + [field], range: offset..<file.size)
    }

    private init(status: String, fields: [String], range: Range<Int>) {
        let lines = ["HTTP/1.1 \(status)"] + fields + ["Content-Length: \(range.count)", "", ""]
        head = lines.joined(separator: "\r\n")
        self.range = range
    }
}
