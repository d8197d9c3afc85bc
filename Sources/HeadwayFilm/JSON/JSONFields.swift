/// The fields of an object, all of which are known.
struct JSONFields {
    let path: String
    private let fields: [String: JSONValue]

    /// Reads the fields of an object; an unknown name is an error.
    init(_ node: JSONNode, known: [String], what: String) throws(FilmError) {
        guard case .object(let fields) = node.value else { throw node.refusal("an object") }
        path = node.path
        for field in fields where !known.contains(field.name) {
            throw FilmError(
                field: JSONNode.path(node.path, field.name),
                problem: "unknown field; \(what) takes \(known.joined(separator: ", "))")
        }
        self.fields = Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0.value) })
    }

    /// A field; nil if it is absent.
    subscript(_ name: String) -> JSONNode? {
        fields[name].map { JSONNode(path: JSONNode.path(path, name), value: $0) }
    }

    /// A required field.
    func required(_ name: String, _ takes: String) throws(FilmError) -> JSONNode {
        guard let node = self[name] else {
            throw FilmError(field: JSONNode.path(path, name), problem: "missing; takes \(takes)")
        }
        return node
    }
}
