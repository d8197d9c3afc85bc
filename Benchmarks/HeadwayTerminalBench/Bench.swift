import BenchSupport
import Foundation

/// What progress on a terminal costs, beside tqdm, rich and Foundation's `Progress`; what the command's start costs beside
/// curl's; all sides in rotation in this one run. `HeadwayTerminalBench PYTHON BARS.PY INSTALLED-HEADWAY BUILT-HEADWAY`
@main
struct Bench {
    static func main() async {
        let words = CommandLine.arguments
        if words.count == 4, words[1] == "--do", let work = Work(rawValue: words[2]), let number = Int(words[3]) {
            return await work.run(number)
        }
        guard words.count == 5 else {
            return print("usage: HeadwayTerminalBench PYTHON BARS.PY INSTALLED-HEADWAY BUILT-HEADWAY")
        }
        let python = { [words[1], words[2], $0] }
        LoopBenchmark(own: own, python: python).run()
        ScreenBenchmark(own: own, python: python).run()
        ManyRowsBenchmark(own: own, python: python).run()
        StartBenchmark(installed: words[3], built: words[4]).run()
    }

    /// This program as a subject.
    static func own(_ work: Work) -> [String] {
        [URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path, "--do", work.rawValue]
    }
}
