public import FoundationEssentials
import Headway

extension Scenario {
    /// Reads a scenario from its JSON text; every field is checked, and unknown ones are errors.
    public init(json: Data) throws(FilmError) {
        let root = JSONNode(path: "", value: try JSONReader.read([UInt8](json)))
        if case .object(let fields) = root.value, fields.contains(where: { $0.name == "views" }) {
            try self.init(page: root)
        } else {
            try self.init(indicator: root)
        }
    }

    private init(indicator root: JSONNode) throws(FilmError) {
        let fields = try JSONFields(
            root, known: ["indicator", "size", "style", "environment", "initial", "events", "samples", "caption"],
            what: "a scenario")
        var view = try ViewScenario(fields)
        self.init(size: view.size)
        try readShared(fields)
        (view.environment, view.samples) = (environment, samples)
        views = [view]
        guard let caption = try fields["caption"]?.text("a string") else { return }
        let text = FilmText.caption(caption, under: view.greatestSize)
        texts = [text]
        size = Size(
            width: max(view.greatestSize.width, text.width), height: view.greatestSize.height + FilmText.captionHeight)
    }

    private init(page root: JSONNode) throws(FilmError) {
        let fields = try JSONFields(root, known: ["size", "views", "texts", "environment", "samples"], what: "a page")
        self.init(size: try fields.required("size", JSONNode.sizeTakes).size())
        isPage = true
        try readShared(fields)
        for element in try fields.required("views", "a list of indicators").list("a list of indicators") {
            let fields = try JSONFields(
                element, known: ["at", "indicator", "size", "style", "environment", "initial", "events"],
                what: "an indicator of a page")
            var view = try ViewScenario(fields)
            view.origin = try fields["at"]?.point() ?? Point(x: 0, y: 0)
            (view.environment, view.samples) = (environment, samples)
            if let node = fields["environment"] { view.environment.apply(try EnvironmentChange(node)) }
            views.append(view)
        }
        for element in try fields["texts"]?.list("a list of texts") ?? [] { texts.append(try FilmText(element)) }
    }

    private mutating func readShared(_ fields: JSONFields) throws(FilmError) {
        if let node = fields["environment"] { environment.apply(try EnvironmentChange(node)) }
        if let node = fields["samples"] { samples = try node.samples() }
    }
}

extension ViewScenario {
    fileprivate init(_ fields: JSONFields) throws(FilmError) {
        let kind: IndicatorKind = try fields.required("indicator", JSONNode.words(IndicatorKind.self)).choice()
        self.init(kind: kind, size: try fields.required("size", JSONNode.sizeTakes).size())
        if let node = fields["style"] { style = try StyleChange(node, kind) }
        if let node = fields["initial"] { initial = try InitialState(node, kind) }
        if let node = fields["events"] {
            for element in try node.list("a list of events") { events.append(try Event(element, kind)) }
        }
    }

    /// The largest width and height that it is given.
    fileprivate var greatestSize: Size {
        events.reduce(size) { greatest, event in
            guard case .setSize(let size, _) = event.call else { return greatest }
            return Size(width: max(greatest.width, size.width), height: max(greatest.height, size.height))
        }
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
    /// Some 30 years in seconds, so that nanoseconds stay far from their limit.
    static let latest = 1e9

    func size() throws(FilmError) -> Size {
        guard case .list(let sides) = value, sides.count == 2 else { throw refusal(Self.sizeTakes) }
        let sideTakes = "a length in points, a number from 0 to 100000"
        let lengths = try list(Self.sizeTakes)
        return Size(
            width: try lengths[0].number(sideTakes, in: 0...100_000),
            height: try lengths[1].number(sideTakes, in: 0...100_000))
    }

    func point() throws(FilmError) -> Point {
        let takes = "[x, y] in points, two numbers from -100000 to 100000"
        guard case .list(let places) = value, places.count == 2 else { throw refusal(takes) }
        let nodes = try list(takes)
        let range = -100_000.0...100_000
        return Point(x: try nodes[0].number(takes, in: range), y: try nodes[1].number(takes, in: range))
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
