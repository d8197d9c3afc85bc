import BenchSupport
import Foundation

/// Downloads with the command, curl, wget, aria2 and axel, each in a process of its own, and prints the ratios to curl.
///
/// The tools take turns and the order moves on from round to round; before each run the disks are synchronized, and each run
/// has a fresh folder. `HeadwayDownloadBench HEADWAY [--rounds N] [--mib N] [--only big|middle|small|sync|relay|memory]`
@main
struct Bench {
    let ground: Ground
    let headway: String
    let rounds: Int

    static func main() {
        let words = CommandLine.arguments
        guard words.count > 1, !words[1].hasPrefix("-") else {
            return print("HeadwayDownloadBench HEADWAY [--rounds N] [--mib N] [--only PART]")
        }
        guard let ground = Ground() else { return print("downloads: skipped, nginx or openssl is not installed") }
        let bench = Bench(ground: ground, headway: words[1], rounds: option("--rounds") ?? 5)
        bench.run(mebibytes: option("--mib") ?? 2_048)
    }

    static func option(_ name: String) -> Int? { word(name).flatMap { Int($0) } }

    private static func word(_ name: String) -> String? {
        let words = CommandLine.arguments
        guard let index = words.firstIndex(of: name), index + 1 < words.count else { return nil }
        return words[index + 1]
    }

    private static func isWanted(_ part: String) -> Bool { word("--only") == nil || word("--only") == part }

    private func run(mebibytes: Int) {
        ground.put("big", bytes: mebibytes << 20)
        ground.put("middle", bytes: 1 << 20)
        for index in 0..<1_000 { ground.put("small/\(index)", bytes: 4 << 10) }
        for place in ground.places {
            for scheme in [Ground.Scheme.plain, .tls1, .tls2] {
                if Self.isWanted("big") {
                    compare("\(mebibytes) MiB", scheme, place, one(scheme, "big"), rounds: min(rounds, 2))
                }
                if Self.isWanted("middle") {
                    compare("1 MiB", scheme, place, one(scheme, "middle") + others(scheme, "middle"))
                }
                if Self.isWanted("small") { compare("1,000 × 4 KiB", scheme, place, many(scheme)) }
            }
        }
        if Self.isWanted("sync") { slowDisk() }
        if Self.isWanted("relay") { relay() }
        if Self.isWanted("memory") { memory(mebibytes) }
    }

    /// What runs in a folder, and its name.
    struct Tool {
        var name: String
        var arguments: (_ folder: String) -> [String]
    }

    private func one(_ scheme: Ground.Scheme, _ file: String) -> [Tool] {
        let url = ground.url(scheme, file)
        let quiet = [headway, "get", "--progress", "none", "--ca", ground.authority]
        var tools = [
            Tool(name: "headway") { quiet + ["-o", $0 + "/out", url] },
            Tool(name: "headway, SHA-256") { quiet + ["--progress", "json", "-o", $0 + "/out", url] },
        ]
        let version = scheme == .tls2 ? "--http2" : "--http1.1"
        add("curl", to: &tools) { [$0, "-s", version, "--cacert", ground.authority, "-o", $1 + "/out", url] }
        return tools
    }

    /// What else fetches a file, but not over HTTP/2.
    private func others(_ scheme: Ground.Scheme, _ file: String) -> [Tool] {
        let url = ground.url(scheme, file)
        var tools: [Tool] = []
        guard scheme != .tls2 else { return tools }
        add("wget", to: &tools) { [$0, "-q", "--ca-certificate", ground.authority, "-O", $1 + "/out", url] }
        add("aria2c", to: &tools) { program, folder in
            [
                program, "-q", "-x1", "--file-allocation=none", "--ca-certificate", ground.authority, "-d", folder,
                "-o", "out", url,
            ]
        }
        return tools
    }

    private func many(_ scheme: Ground.Scheme) -> [Tool] {
        let urls = (0..<1_000).map { ground.url(scheme, "small/\($0)") }
        let version = scheme == .tls2 ? "--http2" : "--http1.1"
        var tools = [3, 16].map { jobs in
            Tool(name: "headway -j \(jobs)") {
                [headway, "get", "-q", "--ca", ground.authority, "-j", "\(jobs)", "-d", $0] + urls
            }
        }
        add("curl", to: &tools) { program, folder in
            [
                program, "-s", version, "--cacert", ground.authority, "-Z", "--parallel-max", "16",
                "--remote-name-all", "--output-dir", folder,
            ] + urls
        }
        return tools
    }

    /// Sixteen small files where each flush takes 200 ms, beside one.
    private func slowDisk() {
        guard let place = ground.places.first, let library = ground.slowFlush(milliseconds: 200) else {
            return print("downloads: no C compiler, slow disk skipped")
        }
        print("\n4 KiB files where each flush takes 200 ms:")
        let tools = [1, 16].map { count in
            let urls = (0..<count).map { ground.url(.plain, "small/\($0)") }
            let name = count == 1 ? "one" : "\(count)"
            return Tool(name: name) {
                ["/usr/bin/env", "LD_PRELOAD=" + library, headway, "get", "-q", "-j", "16", "-d", $0] + urls
            }
        }
        table(tools, place, reference: "one")
    }

    private func add(
        _ name: String, to tools: inout [Tool], _ arguments: @escaping (_ program: String, _ folder: String) -> [String]
    ) {
        guard let program = Child.find(name) else { return print("downloads: \(name) is not installed, skipped") }
        tools.append(Tool(name: name) { arguments(program, $0) })
    }

    private func compare(
        _ title: String, _ scheme: Ground.Scheme, _ place: Ground.Place, _ tools: [Tool], rounds: Int? = nil
    ) {
        print("\n\(title), \(scheme.name), to \(place.name):")
        table(tools, place, reference: "curl", rounds: rounds)
    }

    /// Several connections over a relay with 100 ms and a rate for each connection.
    private func relay() {
        guard let place = ground.places.first, let url = ground.relayed("relayed", bytes: 8 << 20) else { return }
        print("\n8 MiB over a relay with 100 ms and 500 kB/s for each connection:")
        var tools = [1, 8].map { count in
            Tool(name: "headway --connections \(count)") {
                [headway, "get", "-q", "--connections", "\(count)", "-o", $0 + "/out", url]
            }
        }
        add("curl", to: &tools) { [$0, "-s", "-o", $1 + "/out", url] }
        add("aria2c", to: &tools) { [$0, "-q", "-x8", "-s8", "-k1M", "-d", $1, "-o", "out", url] }
        add("axel", to: &tools) { [$0, "-q", "-n8", "-o", $1 + "/out", url] }
        table(tools, place, reference: "curl")
    }

    private func table(_ tools: [Tool], _ place: Ground.Place, reference: String, rounds: Int? = nil) {
        let rounds = rounds ?? self.rounds
        var runs: [String: [Child]] = [:]
        for round in 0...rounds {
            for index in tools.indices {
                let tool = tools[(index + round) % tools.count]
                // A machine touches its memory for the first time only once: the first round measures that.
                if let child = measure(tool, place), round > 0 { runs[tool.name, default: []].append(child) }
            }
        }
        print(Statistics.row(["tool", "wall s", "CPU s", "wall / \(reference)", "CPU / \(reference)", "peak MB"]))
        print(Statistics.row(Array(repeating: "---", count: 6)))
        let other = runs[reference] ?? []
        for tool in tools {
            guard let own = runs[tool.name], own.count == rounds else { continue }
            let isPaired = own.count == other.count
            let walls = isPaired ? zip(own, other).map { $0.seconds / $1.seconds } : []
            let costs = isPaired ? zip(own, other).map { $0.processor / $1.processor } : []
            print(
                Statistics.row([
                    tool.name, Statistics.text(Statistics.median(own.map(\.seconds))),
                    Statistics.text(Statistics.median(own.map(\.processor))),
                    Statistics.text(Statistics.median(walls)), Statistics.text(Statistics.median(costs)),
                    Statistics.text(Double(own.map(\.memory).max() ?? 0) / 1e6, 1),
                ]))
        }
    }

    private func measure(_ tool: Tool, _ place: Ground.Place) -> Child? {
        let folder = ground.freshFolder(place)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        sync()
        guard let child = Child.run(tool.arguments(folder)), child.status == 0 else {
            print("downloads: \(tool.name) failed")
            return nil
        }
        return child
    }

    /// The memory must not grow with the file, nor with the number of files.
    private func memory(_ mebibytes: Int) {
        guard let place = ground.places.first else { return }
        print("")
        ground.put("file", bytes: 64 << 20)
        for scheme in [Ground.Scheme.plain, .tls1, .tls2] {
            for (name, size) in [("file", 64), ("big", mebibytes)] {
                peak("\(size) MiB, \(scheme.name)", place, ["-o", "out", ground.url(scheme, name)])
            }
            for count in [100, 1_000] {
                let urls = (0..<count).map { ground.url(scheme, "small/\($0)") }
                peak("\(count) × 4 KiB, \(scheme.name)", place, ["-j", "16"] + urls)
            }
        }
    }

    private func peak(_ title: String, _ place: Ground.Place, _ words: [String]) {
        let tool = Tool(name: "headway") { folder in
            ["/usr/bin/env", "-C", folder, headway, "get", "-q", "--ca", ground.authority] + words
        }
        print("headway, \(title): peak \(Statistics.text(Double(measure(tool, place)?.memory ?? 0) / 1e6, 1)) MB")
    }
}
