/// What `docker pull` and `docker push` print: a line for each layer and state, in a terminal with a bar for each.
///
/// Layers count alike, since their sizes are told late: the download of one is its first half, unpacking it the second.
struct PullReport: Sendable {
    private var layers: [String: Double] = [:]

    /// What a line says; nil for one that is no such report.
    mutating func read(_ text: String) -> GaugeLine? {
        guard text.utf8.dropFirst(12).first == 0x3A, let match = text.wholeMatch(of: /([0-9a-f]{12}): (.*)/) else {
            return nil
        }
        let layer = String(match.1)
        layers[layer] = max(layers[layer] ?? 0, Self.share(String(match.2)))
        return .progress(100 * layers.values.reduce(0, +) / Double(layers.count), label: nil)
    }

    /// How far a layer is, 0…1.
    private static func share(_ state: String) -> Double {
        switch state.trimmed {
        case "Pull complete", "Already exists", "Pushed", "Layer already exists": return 1
        case "Download complete", "Verifying Checksum": return 0.5
        default: break
        }
        guard let match = state.firstMatch(of: /([\d.]+)([kMG]?B)\/([\d.]+)([kMG]?B)/),
            let done = bytes(match.1, match.2),
            let all = bytes(match.3, match.4), all > 0
        else { return state.hasPrefix("Mounted from") ? 1 : 0 }
        let part = min(1, done / all)
        if state.hasPrefix("Downloading") { return part / 2 }
        return state.hasPrefix("Extracting") ? 0.5 + part / 2 : part
    }

    private static func bytes(_ number: Substring, _ unit: Substring) -> Double? {
        let factors = ["B": 1.0, "kB": 1e3, "MB": 1e6, "GB": 1e9]
        return Double(number).flatMap { number in factors[String(unit)].map { number * $0 } }
    }
}
