/// The kind of indicator in a film, and what a scenario may use with it.
enum IndicatorKind: String, Sendable, CaseIterable {
    case linear, circular, download

    /// Its style fields, in the order of the specification.
    var styleFields: [String] {
        switch self {
        case .linear:
            [
                "theme", "tint", "tints", "trackTint", "thickness", "cornerRadius", "gap", "stopMark", "backward",
                "motion", "wave", "orientation", "showDelay", "minimumVisible",
            ]
        case .circular:
            [
                "theme", "tint", "tints", "trackTint", "thickness", "gap", "backward", "motion", "wave", "showDelay",
                "minimumVisible",
            ]
        case .download:
            [
                "theme", "tint", "trackTint", "thickness", "backward", "artwork", "motion", "showDelay",
                "minimumVisible",
            ]
        }
    }

    /// Its fields of `initial`.
    var initialFields: [String] {
        switch self {
        case .linear: ["progress", "buffer", "hidden", "mode"]
        case .circular: ["progress", "hidden", "mode"]
        case .download: ["progress", "hidden", "state"]
        }
    }

    var calls: [CallName] {
        switch self {
        case .linear: CallName.allCases.filter { $0 != .setState }
        case .circular: CallName.allCases.filter { $0 != .setState && $0 != .setBuffer }
        case .download: CallName.allCases.filter { $0 != .setMode && $0 != .setBuffer }
        }
    }

    /// The error for something that only other indicators have; nil if none has it.
    func refusal(of word: String, at path: String, _ words: (IndicatorKind) -> [String]) -> FilmError? {
        let takers = Self.allCases.filter { words($0).contains(word) }
        guard !takers.isEmpty, !takers.contains(self) else { return nil }
        let names = JSONNode.either(takers.map(\.rawValue))
        return FilmError(
            field: path, problem: "taken only by \(names) indicators; this one is \(rawValue)")
    }

    /// The fields of an object in which other indicators have more; theirs are rejected by name.
    func fields(
        _ node: JSONNode, what: String, _ words: (IndicatorKind) -> [String]
    ) throws(FilmError) -> JSONFields {
        if case .object(let fields) = node.value {
            for field in fields {
                let path = JSONNode.path(node.path, field.name)
                if let refusal = refusal(of: field.name, at: path, words) { throw refusal }
            }
        }
        return try JSONFields(node, known: words(self), what: what)
    }
}
