import Synchronization

@testable import HeadwayTerminal

/// An in-memory terminal as a device for a renderer.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
final class MemoryDevice: TerminalDevice {
    private let memory: Mutex<InMemoryTerminal>
    private let foreground = Mutex(true)
    private let count = Mutex(0)

    init(columns: Int, rows: Int) {
        memory = Mutex(InMemoryTerminal(columns: columns, rows: rows))
    }

    var terminal: InMemoryTerminal { memory.withLock { $0 } }
    /// How often something was written.
    var writes: Int { count.withLock { $0 } }
    var size: TerminalSize { memory.withLock { $0.size } }
    var isForeground: Bool {
        get { foreground.withLock { $0 } }
        set { foreground.withLock { $0 = newValue } }
    }

    func write(_ bytes: [UInt8]) {
        count.withLock { $0 += 1 }
        memory.withLock { $0.receive(bytes) }
    }

    func resize(columns: Int, rows: Int) {
        memory.withLock { $0.resize(columns: columns, rows: rows) }
    }
}

extension ScreenOptions {
    /// Without catching the test process's signals.
    static var alone: ScreenOptions {
        var options = ScreenOptions()
        options.signals = .leaveAlone
        return options
    }
}
