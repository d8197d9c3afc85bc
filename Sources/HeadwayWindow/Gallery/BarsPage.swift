import HeadwayDemo
import HeadwayGTK

/// The first of the originals' sample screens: five bars, and a button that moves them.
@MainActor
final class BarsPage: Page {
    let name = "bars"
    let title = ProgramText.bars.text()
    let root: Item?
    private let interface = Interface(PackageResources.bars_ui)
    private let bars: [LinearProgressView]

    init() {
        root = interface.find("page")
        let interface = interface
        bars = (1...5).compactMap { interface.bar("bar\($0)") }
        interface.find("run")?.on("clicked") { [weak self] in self?.run() }
    }

    /// Fills the first three and hides them when they are full; moves the others back and forth.
    private func run() {
        for bar in bars.prefix(3) {
            bar.progress = 0
            bar.setHidden(false, animated: true) { _ in Self.fill(bar) }
        }
        for bar in bars.suffix(2) {
            bar.setProgress(bar.progress > 0.5 ? 0.33 : 0.85, animated: true)
        }
    }

    /// One step at a time, each started by the end of the one before.
    private static func fill(_ bar: LinearProgressView) {
        let next = bar.progress + 0.25
        bar.setProgress(next, animated: true) { finished in
            guard finished else { return }
            if next < 1 { fill(bar) } else { bar.setHidden(true, animated: true) }
        }
    }
}
