import Glibc
import HeadwayCommandLine

@main
struct Main {
    static func main() async {
        StandardStreams.fillGaps()
        let code = await Command.run(CommandWords.all)
        exit(code.rawValue)
    }
}
