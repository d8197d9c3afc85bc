import HeadwayCommandLine

/// What the program was asked to do.
enum Command {
    case text(String)
    case probe
    case gallery(GalleryOptions)
    case get(GetOptions)
    case gauge(GaugeRequest)
    case demo(DemoOptions)

    /// Parses the command line, as `headway` passes it on.
    init(_ words: [String]) throws(UsageError) {
        if words == [Program.displayProbe] {
            self = .probe
            return
        }
        switch try Invocation(words, of: .window) {
        case .text(let text): self = .text(text)
        case .perform(let command, let arguments):
            switch command {
            case .get: self = .get(try GetOptions(arguments))
            case .gauge: self = .gauge(try GaugeRequest(arguments))
            case .demo: self = .demo(try DemoOptions(arguments))
            case .gallery: self = .gallery(try GalleryOptions(arguments))
            case .film, .manual, .completions: throw UsageError("\(command.rawValue) has no window")
            }
        }
    }
}
