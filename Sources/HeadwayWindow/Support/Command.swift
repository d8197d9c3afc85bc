import HeadwayCommandLine

/// What the program was asked for.
enum Command {
    case text(String)
    case probe
    case gallery(GalleryOptions)
    case get(GetOptions)
    case gauge(GaugeRequest)
    case demo(DemoOptions)

    /// Reads the words of the command line, as `headway` hands them over.
    init(_ words: [String]) throws(UsageError) {
        if words == [Program.displayProbe] {
            self = .probe
            return
        }
        switch try Invocation(words, of: .window) {
        case .text(let text): self = .text(text)
        case .perform(let command, let arguments):
            switch command.name {
            case Catalogue.get.name: self = .get(try GetOptions(arguments))
            case Catalogue.gauge.name: self = .gauge(try GaugeRequest(arguments))
            case Catalogue.demo.name: self = .demo(try DemoOptions(arguments))
            default: self = .gallery(try GalleryOptions(arguments))
            }
        }
    }
}
