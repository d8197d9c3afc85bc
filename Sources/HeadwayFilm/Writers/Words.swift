import Headway

// The words that frames use for the engine's choices.

extension PartRole {
    var word: String {
        switch self {
        case .track: "track"
        case .active: "active"
        case .secondaryActive: "active2"
        case .buffer: "buffer"
        case .stop: "stop"
        }
    }
}

extension Semantics.Role {
    var word: String {
        switch self {
        case .progressBar: "progressbar"
        }
    }
}

extension SemanticActions {
    /// The actions' names, in the order of their bits.
    var words: [String] {
        let names: KeyValuePairs<String, SemanticActions> = [
            "download": .download, "stop": .stop, "resume": .resume, "retry": .retry, "open": .open,
        ]
        return names.filter { contains($0.value) }.map(\.key)
    }
}

extension NextChange {
    var value: Record.Value {
        switch self {
        case .never: .text("never")
        case .frame: .text("frame")
        case .at(let instant): .instant(instant)
        }
    }
}

extension Announcement.Subject {
    var text: String {
        switch self {
        case .percent(let percent): "\(percent)%"
        case .label(let label): "\(label.text)"
        }
    }
}
