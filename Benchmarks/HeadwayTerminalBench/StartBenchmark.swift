import BenchSupport
import Foundation

/// What it costs to have the programs and to start them, beside curl and zenity.
struct StartBenchmark {
    /// As `make install` builds it, with Swift's libraries within.
    let installed: String
    /// As `swift build` builds it.
    let built: String

    private static let rounds = 100

    func run() {
        guard let curl = Child.find("curl") else { return print("start: curl is not installed, skipped") }
        let window = installed + "-window"
        var commands = [
            ("`headway --version`, installed", installed), ("the same, as `swift build` makes it", built),
            ("`curl --version`", curl),
        ]
        if FileManager.default.fileExists(atPath: window) { commands.append(("`headway-window --version`", window)) }
        // It wants a display even for this.
        if let zenity = Child.find("zenity"), Child.run([zenity, "--version"])?.status == 0 {
            commands.append(("`zenity --version`", zenity))
        }
        let children = Self.run(commands.map(\.1))
        let walls = children.map { Statistics.median($0.map(\.seconds)) }
        let costs = children.map { Statistics.median($0.map(\.processor)) }
        print("\nThe start, \(Self.rounds) runs each in rotation, medians")
        print(Statistics.row(["", "MB", "wall ms", "CPU ms", "wall / curl", "CPU / curl"]))
        print(Statistics.row(["---", "---:", "---:", "---:", "---:", "---:"]))
        for (index, command) in commands.enumerated() {
            print(
                Statistics.row([
                    command.0, Self.size(of: command.1), Statistics.text(walls[index] * 1e3, 1),
                    Statistics.text(costs[index] * 1e3, 1),
                    Statistics.text(walls[index] / walls[2]), Statistics.text(costs[index] / costs[2]),
                ]))
        }
        guard commands.count == 5 else { return }
        let ratios = [walls[3] / walls[4], costs[3] / costs[4]].map { Statistics.text($0) }
        print("`headway-window` / `zenity`: wall \(ratios[0]), CPU \(ratios[1])")
    }

    /// Asks each program for its version, all in rotation.
    private static func run(_ programs: [String]) -> [[Child]] {
        var children = [[Child]](repeating: [], count: programs.count)
        for round in 0..<rounds + 1 {
            for (index, program) in programs.enumerated() {
                guard let child = Child.run([program, "--version"]), child.status == 0 else { continue }
                // The first round warms the machine's caches, and does not count.
                if round > 0 { children[index].append(child) }
            }
        }
        return children
    }

    /// The size of a program's file in millions of bytes; libraries that it loads are not counted.
    private static func size(of path: String) -> String {
        let bytes = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        return bytes.map { Statistics.text(Double($0) / 1e6, 1) } ?? "?"
    }
}
