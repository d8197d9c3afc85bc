import Headway

extension JSONNode {
    /// More frames than anyone would look at, so that a typo cannot exhaust memory.
    static let mostSamples = 100_000

    /// The instants of `samples`: a list in any order, or an evenly spaced range.
    func samples() throws(FilmError) -> [Instant] {
        switch value {
        case .list:
            let elements = try list("a list of times in seconds")
            try checkCount(Double(elements.count))
            var instants: [Instant] = []
            for element in elements { instants.append(try element.instant()) }
            return instants
        case .object: return try evenSamples()
        default: throw refusal("{from, through, step} or a list of times in seconds")
        }
    }

    private func evenSamples() throws(FilmError) -> [Instant] {
        let fields = try JSONFields(self, known: ["from", "through", "step"], what: "samples")
        let first = try fields["from"]?.instant() ?? .zero
        let throughNode = try fields.required("through", "the time of the last sample in seconds")
        let last = try throughNode.instant()
        guard last >= first else { throw throughNode.refusal("a time that is not before `from`") }
        let stepTakes = "seconds from sample to sample, a number from 0.000000001 to 1000000000"
        let step = TimeSpan(
            seconds: try fields.required("step", stepTakes).number(stepTakes, in: 1e-9...Self.latest))
        let count = (last - first).nanoseconds / step.nanoseconds + 1
        try checkCount(Double(count))
        return (0..<count).map { Instant(nanoseconds: first.nanoseconds + $0 * step.nanoseconds) }
    }

    private func checkCount(_ count: Double) throws(FilmError) {
        guard count > Double(Self.mostSamples) else { return }
        throw FilmError(
            field: path, problem: "takes at most \(Self.mostSamples) instants; these are \(Int(count))")
    }
}
