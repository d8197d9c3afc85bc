import Foundation
import HeadwayDownloads

/// What the program was asked to show.
enum Command {
    case gallery(GalleryOptions)
    case get(GetOptions)
    case gauge(GaugeRequest)

    /// Reads the words of the command line, as `headway` hands them over.
    init(_ words: [String]) throws(UsageError) {
        let rest = Array(words.dropFirst())
        switch words.first {
        case "gallery", nil: self = .gallery(try GalleryOptions(rest))
        case "get": self = .get(try GetOptions(rest, closesWhenDone: true))
        case "demo": self = .get(try GetOptions(rest, closesWhenDone: true))
        case "gauge": self = .gauge(try GaugeRequest(rest))
        case let word?: throw UsageError("takes gallery, get, gauge or demo, not '\(word)'")
        }
    }
}

/// A command line that cannot be followed.
struct UsageError: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}

/// Options sorted from the rest of a command line.
struct Options {
    private var values: [String: [String]] = [:]
    private(set) var operands: [String] = []

    /// Sorts words; `taking` are the options with a value, `plain` those without, `short` their letters.
    init(
        _ words: [String], taking: Set<String>, plain: Set<String>, short: [Character: String] = [:]
    ) throws(UsageError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            }
            guard word.hasPrefix("-"), word.count > 1 else {
                operands.append(word)
                continue
            }
            var (name, attached) = Self.parts(of: word)
            if let letter = word.dropFirst().first, letter != "-", let long = short[letter] {
                name = long
                attached = word.count > 2 ? String(word.dropFirst(2)) : nil
            }
            if plain.contains(name) {
                values[name, default: []].append("")
            } else if taking.contains(name) {
                guard let value = attached ?? rest.popFirst() else { throw UsageError("--\(name) needs a value") }
                values[name, default: []].append(value)
            } else {
                throw UsageError("unknown option '\(word)'")
            }
        }
    }

    func has(_ name: String) -> Bool { values[name] != nil }

    func all(_ name: String) -> [String] { values[name] ?? [] }

    subscript(name: String) -> String? { values[name]?.last }

    /// A number within a range.
    func number(_ name: String, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
        guard let text = self[name] else { return nil }
        guard let number = Double(text), range.contains(number) else {
            throw UsageError("--\(name) takes a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
        }
        return number
    }

    private static func parts(of word: String) -> (name: String, value: String?) {
        let parts = word.drop { $0 == "-" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : nil)
    }
}
