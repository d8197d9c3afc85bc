import Foundation
import HeadwayCommandLine

@main
struct Main {
    static func main() async {
        StandardStreams.fillGaps()
        let code = await Command.run(Array(CommandLine.arguments.dropFirst()))
        exit(code.rawValue)
    }
}
