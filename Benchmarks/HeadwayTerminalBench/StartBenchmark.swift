import BenchSupport
import Foundation

/// What it costs to have the command and to start it, beside curl.
struct StartBenchmark {
    /// As `make install` builds it, with Swift's libraries within.
    let installed: String
    /// As `swift build` builds it.
    let built: String

    private static let rounds = 200

    func run() {
        guard let curl = Child.find("curl") else { return print("start: curl is not installed, skipped") }
        let commands = [installed, built, curl].map { [$0, "--version"] }
        var children = [[Child]](repeating: [], count: commands.count)
        for round in 0..<Self.rounds + 1 {
            for index in commands.indices {
                guard let child = Child.run(commands[index]), child.status == 0 else { continue }
                // The first round warms the machine's caches, and does not count.
                if round > 0 { children[index].append(child) }
            }
        }
        let walls = children.map { Statistics.median($0.map(\.seconds)) }
        let costs = children.map { Statistics.median($0.map(\.processor)) }
        print("\nThe start, \(Self.rounds) runs each in rotation, medians")
        print(Statistics.row(["", "MB", "wall ms", "CPU ms", "wall / curl", "CPU / curl"]))
        print(Statistics.row(["---", "---:", "---:", "---:", "---:", "---:"]))
        for (index, name) in [
            "`headway --version`, installed", "the same, as `swift build` makes it", "`curl --version`",
        ].enumerated() {
            print(
                Statistics.row([
                    name, Self.size(of: commands[index][0]), Statistics.text(walls[index] * 1e3, 1),
                    Statistics.text(costs[index] * 1e3, 1),
                    Statistics.text(walls[index] / walls[2]), Statistics.text(costs[index] / costs[2]),
                ]))
        }
        let window = installed + "-window"
        if FileManager.default.fileExists(atPath: window) { print("`headway-window`: \(Self.size(of: window)) MB") }
    }

    /// The size of a program's file in millions of bytes; libraries that it loads are not counted.
    private static func size(of path: String) -> String {
        let bytes = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        return bytes.map { Statistics.text(Double($0) / 1e6, 1) } ?? "?"
    }
}
