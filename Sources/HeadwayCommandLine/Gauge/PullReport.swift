/// What `docker pull` and `docker push` print: a line for each layer and state, in a terminal with a bar for each.
///
/// Layers count equally, since their sizes are known late: the download of one is its first half, unpacking it the
/// second.
struct PullReport: Sendable {
    private var layers: [String: Double] = [:]

    /// What a line says; nil if it is not such a report.
    mutating func read(_ text: String) -> GaugeLine? {
        var scanner = TextScanner(text)
        guard let layer = scanner.run({ $0.isDigit || $0.isOne(of: "abcdef") }), layer.utf8.count == 12,
            scanner.take(": ")
        else { return nil }
        layers[String(layer), default: 0] = max(layers[String(layer)] ?? 0, Self.share(scanner.rest.trimmed))
        return .progress(100 * layers.values.reduce(0, +) / Double(layers.count), label: nil)
    }

    /// How far a layer is, 0…1.
    private static func share(_ state: String) -> Double {
        switch state {
        case "Pull complete", "Already exists", "Pushed", "Layer already exists": return 1
        case "Download complete", "Verifying Checksum": return 0.5
        default: break
        }
        guard let (done, all) = ToolAmount.pair(in: state[...]) else { return state.hasPrefix("Mounted from") ? 1 : 0 }
        let part = min(1, done / all)
        if state.hasPrefix("Downloading") { return part / 2 }
        return state.hasPrefix("Extracting") ? 0.5 + part / 2 : part
    }
}
