import Headway

extension Event {
    init(_ node: JSONNode, _ kind: IndicatorKind) throws(FilmError) {
        let name = try Self.callName(node, kind)
        var known = ["at", "call", "id"]
        if let argument = name.argument { known += ["value", argument] }
        if name.mayAnimate { known.append("animated") }
        if name == .setSize { known.append("duration") }
        let fields = try JSONFields(node, known: known, what: name.rawValue)
        at = try fields.required("at", "a time in seconds").instant()
        animated = try fields["animated"]?.flag() ?? false
        id = try fields["id"]?.text("a string")
        call = try Call(name, fields, kind)
    }

    /// The call's name, which is read before the other fields because they depend on it.
    private static func callName(_ node: JSONNode, _ kind: IndicatorKind) throws(FilmError) -> CallName {
        guard case .object(let fields) = node.value else { throw node.refusal("an object") }
        let path = JSONNode.path(node.path, "call")
        let takes = JSONNode.either(kind.calls.map(\.rawValue.quoted))
        guard let value = fields.first(where: { $0.name == "call" })?.value else {
            throw FilmError(field: path, problem: "missing; takes \(takes)")
        }
        let call = JSONNode(path: path, value: value)
        let text = try call.text(takes)
        if let refusal = kind.refusal(of: text, at: path, { $0.calls.map(\.rawValue) }) { throw refusal }
        guard let name = CallName(rawValue: text) else { throw call.refusal(takes) }
        return name
    }
}

extension Call {
    init(_ name: CallName, _ fields: JSONFields, _ kind: IndicatorKind) throws(FilmError) {
        switch name {
        case .setProgress: self = .setProgress(try fields.argument(name, JSONNode.progressTakes).anyProgress())
        case .setBuffer: self = .setBuffer(try fields.argument(name, JSONNode.fractionTakes).anyFraction())
        case .setHidden: self = .setHidden(try fields.argument(name, "true or false").flag())
        case .setMode: self = .setMode(try fields.argument(name, JSONNode.words(IndicatorMode.self)).choice())
        case .setState: self = .setState(try fields.argument(name, JSONNode.words(DownloadState.self)).choice())
        case .setStyle: self = .setStyle(try StyleChange(try fields.argument(name, "a style object"), kind))
        case .setEnvironment:
            self = .setEnvironment(try EnvironmentChange(try fields.argument(name, "an environment object")))
        case .setSize:
            self = .setSize(
                try fields.argument(name, JSONNode.sizeTakes).size(),
                try fields["duration"]?.span() ?? SizeChange.plainDuration)
        case .removeFromWindow: self = .removeFromWindow
        case .addToWindow: self = .addToWindow
        }
    }
}

extension JSONFields {
    /// A call's argument, which is named `value` or after what the call sets.
    fileprivate func argument(_ call: CallName, _ takes: String) throws(FilmError) -> JSONNode {
        let own = call.argument.flatMap { self[$0] }
        if let own, self["value"] != nil {
            throw FilmError(field: own.path, problem: "given twice, here and as `value`")
        }
        if let node = own ?? self["value"] { return node }
        return try required(call.plainArgument, takes)
    }
}

extension JSONNode {
    static let progressTakes = #"a number, "nan", "inf", "-inf" or "unknown""#
    static let fractionTakes = #"a number, "nan", "inf" or "-inf""#

    /// A fraction, or a word for one that JSON cannot represent.
    fileprivate func anyFraction() throws(FilmError) -> Double { try anyFraction(Self.fractionTakes) }

    /// The same, or the word for an unknown value.
    fileprivate func anyProgress() throws(FilmError) -> ProgressValue {
        if case .string("unknown") = value { return .unknown }
        return .fraction(try anyFraction(Self.progressTakes))
    }

    private func anyFraction(_ takes: String) throws(FilmError) -> Double {
        switch value {
        case .string("nan"): .nan
        case .string("inf"): .infinity
        case .string("-inf"): -.infinity
        default: try number(takes, in: Self.anyNumber)
        }
    }
}
