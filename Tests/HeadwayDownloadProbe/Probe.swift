import Foundation
import Headway
import HeadwayDownloads

/// Downloads what its arguments say and prints one JSON line for each: a process that tests can kill, starve and measure.
///
/// `HeadwayDownloadProbe [--files N] [--size BYTES] [--ca FILE] [--sha256 HEX] [--retries N] [--idle MS] [--jobs N]
/// URL PATH [URL PATH ...]`
@main
struct Probe {
    /// What one download came to.
    struct Line: Encodable {
        var path: String
        var code: String
        var message: String?
        var bytes: Int64?
        var sha256: String?
    }

    /// The process' arguments.
    struct Options {
        var limits: [(resource: Int32, value: UInt)] = []
        var request = DownloadRequest(url: "", destination: .folder("."))
        var jobs = 16
        var pairs: [(url: String, path: String)] = []
    }

    static func main() async {
        let options = parse(Array(CommandLine.arguments.dropFirst()))
        let downloader = Downloader(jobs: options.jobs, jobsPerHost: options.jobs)
        await warmUp()
        for limit in options.limits { lower(limit.resource, to: limit.value) }
        await withTaskGroup(of: Void.self) { group in
            for pair in options.pairs {
                var request = options.request
                request.url = pair.url
                request.destination = .file(pair.path)
                let download = downloader.download(request)
                group.addTask { report(await outcome(of: download), pair.path) }
            }
        }
        // Still alive after it all: what the caller waits to read.
        say(Data("{\"alive\":true}".utf8))
    }

    /// Dispatch ends the process when it finds no descriptor for its own event loop: let it have that before.
    static func warmUp() async {
        await withCheckedContinuation { done in
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) { done.resume() }
        }
    }

    static func outcome(of download: Download) async -> Result<DownloadResult, DownloadError> {
        do {
            return .success(try await download.value)
        } catch {
            return .failure(error)
        }
    }

    static func report(_ outcome: Result<DownloadResult, DownloadError>, _ path: String) {
        var line = Line(path: path, code: "completed")
        switch outcome {
        case .success(let result):
            line.bytes = result.bytes
            line.sha256 = result.sha256
        case .failure(let error):
            line.code = error.code
            line.message = error.message
        }
        say((try? JSONEncoder().encode(line)) ?? Data())
    }

    static func say(_ line: Data) {
        FileHandle.standardOutput.write(line + Data("\n".utf8))
    }

    static func lower(_ resource: Int32, to value: UInt) {
        var limit = rlimit(rlim_cur: value, rlim_max: value)
        setrlimit(__rlimit_resource_t(UInt32(resource)), &limit)
    }

    static func parse(_ arguments: [String]) -> Options {
        var options = Options()
        options.request.retry = RetryPolicy(limit: 3, base: .milliseconds(5))
        var rest = arguments[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("--") else {
                if let path = rest.popFirst() { options.pairs.append((word, path)) }
                continue
            }
            let value = rest.popFirst() ?? ""
            switch word {
            case "--files": options.limits.append((7, UInt(value) ?? 0))  // RLIMIT_NOFILE
            case "--size": options.limits.append((1, UInt(value) ?? 0))  // RLIMIT_FSIZE
            case "--ca": options.request.certificateAuthorities = value
            case "--sha256": options.request.digest = value == "computed" ? .computed : .expected(value)
            case "--retries": options.request.retry.limit = Int(value) ?? 0
            case "--idle": options.request.idleTimeout = .milliseconds(Int(value) ?? 1_000)
            case "--jobs": options.jobs = Int(value) ?? 1
            default: break
            }
        }
        return options
    }
}
