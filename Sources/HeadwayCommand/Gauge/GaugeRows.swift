import Headway
import HeadwayTerminal

/// The rows of a gauge: its bar, and above it all lines of its label except the last, which is next to the bar.
final class GaugeRows {
    private let screen: ProgressScreen
    private let bar: ProgressHandle
    private var labels: [ProgressHandle] = []

    init(_ screen: ProgressScreen, _ row: ProgressRow, sampling source: @escaping @Sendable () -> RowReading) {
        self.screen = screen
        var row = row
        row.place = .bottom
        bar = screen.add(row, sampling: source)
    }

    func show(_ lines: [String]) {
        let above = lines.dropLast()
        while labels.count > above.count { labels.removeLast().remove() }
        for (handle, line) in zip(labels, above) { handle.setTitle(line) }
        for line in above.dropFirst(labels.count) {
            labels.append(screen.add(ProgressRow(.spinner, line, layout: RowLayout([.title], spacing: .asWritten))))
        }
    }

    /// Ends as a line in a state; nil leaves no line.
    func end(_ state: DownloadState?, _ lines: [String], note: String? = nil) {
        show([])
        guard let state else { return bar.remove() }
        bar.setTitle(lines.joined(separator: " "))
        if state == .failed { bar.fail(note) } else { bar.finish(note: note) }
    }
}
