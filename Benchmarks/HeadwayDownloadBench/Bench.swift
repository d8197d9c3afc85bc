import BenchSupport
import Foundation

/// Downloads from nginx on the loopback address in rotation with curl, wget and aria2, each in a process of its own, and
/// prints the ratios. `HeadwayDownloadBench [--rounds N] [--gib N]`
@main
struct Bench {
    struct Tool {
        var name: String
        var arguments: (_ url: String, _ path: String) -> [String]
    }

    static func main() {
        let rounds = option("--rounds") ?? 5
        let size = (option("--gib") ?? 2) << 30
        guard let ground = Ground() else { return print("downloads: skipped, nginx is not installed") }
        let tools = tools()
        print("downloads: \(size >> 30) GiB from nginx on loopback, \(rounds) rounds in rotation, medians")
        ground.put("big", bytes: size)
        // A virtual machine touches its host's memory for the first time only once: that run would measure nothing else.
        _ = measure(tools[0], ground, "big")
        compare(tools, ground, rounds: rounds, size: size)
        memory(ground)
    }

    static func option(_ name: String) -> Int? {
        let words = CommandLine.arguments
        guard let index = words.firstIndex(of: name), index + 1 < words.count else { return nil }
        return Int(words[index + 1])
    }

    static var probe: String {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("HeadwayDownloadProbe").path
    }

    static func tools() -> [Tool] {
        var tools = [Tool(name: "headway") { [probe, $0, $1] }]
        let others: [(String, (String, String, String) -> [String])] = [
            ("curl", { [$0, "-s", "-o", $2, $1] }),
            ("wget", { [$0, "-q", "-O", $2, $1] }),
            (
                "aria2c",
                { program, url, path in
                    let parts = path.split(separator: "/")
                    return [
                        program, "-q", "-x1", "--file-allocation=none", "-d",
                        "/" + parts.dropLast().joined(separator: "/"),
                        "-o", String(parts.last ?? ""), url,
                    ]
                }
            ),
        ]
        for (name, arguments) in others {
            guard let program = Child.find(name) else {
                print("downloads: \(name) is not installed, skipped")
                continue
            }
            tools.append(Tool(name: name) { arguments(program, $0, $1) })
        }
        tools.append(Tool(name: "headway, SHA-256") { [probe, "--sha256", "computed", $0, $1] })
        return tools
    }

    static func measure(_ tool: Tool, _ ground: Ground, _ name: String) -> Child? {
        defer { ground.remove("out") }
        let path = ground.folder + "/out"
        let child = Child.run(tool.arguments(ground.url(name), path))
        let sizes = [ground.folder + "/site/" + name, path].map { path in
            (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? nil
        }
        guard sizes[0] == sizes[1], child?.status == 0 else {
            print("downloads: \(tool.name) failed")
            return nil
        }
        return child
    }

    static func compare(_ tools: [Tool], _ ground: Ground, rounds: Int, size: Int) {
        var runs: [String: [Child]] = [:]
        for round in 0..<rounds {
            for index in tools.indices {
                let tool = tools[(index + round) % tools.count]
                if let child = measure(tool, ground, "big") { runs[tool.name, default: []].append(child) }
            }
        }
        var own = rusage()
        getrusage(RUSAGE_SELF.rawValue, &own)
        print(
            "(a child's peak is counted from this program's own \(Statistics.text(Double(own.ru_maxrss << 10) / 1e6, 1)) MB up)"
        )
        let curl = runs["curl"] ?? []
        print(
            "| tool | wall s | CPU s | MB/s | peak MB | wall / curl | CPU / curl |\n| --- | --- | --- | --- | --- | --- | --- |"
        )
        for tool in tools {
            guard let own = runs[tool.name], !own.isEmpty else { continue }
            let wall = Statistics.median(own.map(\.seconds))
            let ratios = own.count == curl.count ? zip(own, curl).map { $0.seconds / $1.seconds } : []
            let costs = own.count == curl.count ? zip(own, curl).map { $0.processor / $1.processor } : []
            let cells = [
                tool.name, Statistics.text(wall), Statistics.text(Statistics.median(own.map(\.processor))),
                Statistics.text(Double(size) / 1e6 / wall, 0),
                Statistics.text(Double(own.map(\.memory).max() ?? 0) / 1e6, 1),
                Statistics.text(Statistics.median(ratios)), Statistics.text(Statistics.median(costs)),
            ]
            print("| " + cells.joined(separator: " | ") + " |")
        }
    }

    /// The memory must not grow with the file, nor much with the number of files.
    static func memory(_ ground: Ground) {
        ground.remove("site/big")
        for gibibytes in [1, 4] {
            ground.put("file", bytes: gibibytes << 30)
            let child = measure(Tool(name: "headway") { [probe, $0, $1] }, ground, "file")
            print("headway, \(gibibytes) GiB: peak \(Statistics.text(Double(child?.memory ?? 0) / 1e6, 1)) MB")
        }
        ground.put("file", bytes: 512 << 20)
        let pairs = (0..<8).flatMap { [ground.url("file"), "\(ground.folder)/out\($0)"] }
        let child = Child.run([probe] + pairs)
        for index in 0..<8 { ground.remove("out\(index)") }
        let memory = Statistics.text(Double(child?.memory ?? 0) / 1e6, 1)
        let rate = Statistics.text(4_294.967 / (child?.seconds ?? .infinity), 0)
        print(
            "headway, 8 × 0.5 GiB at once: peak \(memory) MB, \(rate) MB/s, CPU \(Statistics.text(child?.processor ?? 0)) s"
        )
    }
}
