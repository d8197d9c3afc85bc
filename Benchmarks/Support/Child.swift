public import Foundation

/// A program that was run to its end, and what it cost.
public struct Child: Sendable {
    /// Wall-clock time from its start to its end.
    public var seconds: Double
    /// User and system time.
    public var processor: Double
    /// The largest resident size in bytes.
    public var memory: Int
    /// What `waitpid` says.
    public var status: Int32

    /// Where a program is, nil if it is not installed.
    public static func find(_ name: String) -> String? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return (path.split(separator: ":").map(String.init) + ["/usr/sbin"]).map { $0 + "/" + name }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Starts a program with its output thrown away.
    public static func start(_ arguments: [String]) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in [Int32(0), 1, 2] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        let words = arguments.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        return posix_spawn(&process, arguments[0], &actions, nil, words, environ) == 0 ? process : nil
    }

    /// Runs a program and waits for it.
    public static func run(_ arguments: [String]) -> Child? {
        let begun = ContinuousClock.now
        guard let process = start(arguments) else { return nil }
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(process, &status, 0, &usage) == process else { return nil }
        return Child(
            seconds: begun.duration(to: .now) / .seconds(1),
            processor: seconds(usage.ru_utime) + seconds(usage.ru_stime), memory: usage.ru_maxrss << 10, status: status)
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) / 1e6
    }
}
