public import FoundationEssentials
import Headway

extension Scenario {
    /// Reads a scenario from its JSON text; every field is checked, and what is not understood is an error.
    public init(json: Data) throws(FilmError) {
        let root = JSONNode(path: "", value: try JSONReader.read([UInt8](json)))
        let fields = try JSONFields(
            root, known: ["indicator", "size", "style", "environment", "initial", "events", "samples"],
            what: "a scenario")
        let kind: IndicatorKind = try fields.required("indicator", JSONNode.words(IndicatorKind.self)).choice()
        self.init(kind: kind, size: try fields.required("size", JSONNode.sizeTakes).size())
        if let node = fields["style"] { style = try StyleChange(node, kind) }
        if let node = fields["environment"] { environment.apply(try EnvironmentChange(node)) }
        if let node = fields["initial"] { initial = try InitialState(node, kind) }
        if let node = fields["events"] {
            for element in try node.list("a list of events") { events.append(try Event(element, kind)) }
        }
        if let node = fields["samples"] { samples = try node.samples() }
    }
}

extension InitialState {
    init(_ node: JSONNode, _ kind: IndicatorKind) throws(FilmError) {
        self.init()
        let fields = try kind.fields(node, what: "initial, of a \(kind.rawValue) indicator,", \.initialFields)
        if let node = fields["progress"] { progress = try node.progress() }
        if let node = fields["buffer"] { buffer = try node.number("a number", in: JSONNode.anyNumber) }
        if let node = fields["hidden"] { isHidden = try node.flag() }
        if let node = fields["mode"] { mode = try node.choice() }
        if let node = fields["state"] { state = try node.choice() }
    }
}

extension JSONNode {
    static let sizeTakes = "[width, height] in points, two numbers from 0 to 100000"
    static let anyNumber = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    /// Half a lifetime, in seconds: nanoseconds stay far from their limit.
    static let latest = 1e9

    func size() throws(FilmError) -> Size {
        guard case .list(let sides) = value, sides.count == 2 else { throw refusal(Self.sizeTakes) }
        let sideTakes = "a length in points, a number from 0 to 100000"
        let lengths = try list(Self.sizeTakes)
        return Size(
            width: try lengths[0].number(sideTakes, in: 0...100_000),
            height: try lengths[1].number(sideTakes, in: 0...100_000))
    }

    func instant() throws(FilmError) -> Instant {
        let takes = "a time in seconds, a number from 0 to 1000000000"
        return Instant(seconds: try number(takes, in: 0...Self.latest))
    }

    func progress() throws(FilmError) -> ProgressValue {
        if case .string("unknown") = value { return .unknown }
        return .fraction(try number(#"a number or "unknown""#, in: Self.anyNumber))
    }
}
