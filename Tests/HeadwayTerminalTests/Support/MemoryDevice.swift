import Foundation
import Headway
import HeadwayHosting

@testable import HeadwayTerminal

/// An in-memory terminal as a device for a renderer.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
final class MemoryDevice: TerminalDevice {
    private let memory: Guarded<InMemoryTerminal>
    private let foreground = Guarded(true)
    private let count = Guarded(0)
    private let typed = Guarded(0)
    private let written = Guarded(false)
    private let asked = Guarded(Instant.zero)

    init(columns: Int, rows: Int) {
        memory = Guarded(InMemoryTerminal(columns: columns, rows: rows))
    }

    var terminal: InMemoryTerminal { memory.withLock { $0 } }
    var pendingInput: Int {
        get { typed.withLock { $0 } }
        set { typed.withLock { $0 = newValue } }
    }
    func foreignOutput() -> ForeignOutput {
        written.withLock { written in
            defer { written = false }
            return written ? .text : .none
        }
    }

    /// Writes as another program does.
    func writeForeign(_ text: String) {
        memory.withLock { $0.receive(Array(text.utf8)) }
        written.withLock { $0 = true }
    }

    /// How often something was written.
    var writes: Int { count.withLock { $0 } }
    var size: TerminalSize {
        asked.withLock { $0 = Renderer.clock.now }
        return memory.withLock { $0.size }
    }
    var isForeground: Bool {
        get { foreground.withLock { $0 } }
        set { foreground.withLock { $0 = newValue } }
    }

    func write(_ bytes: [UInt8]) {
        count.withLock { $0 += 1 }
        memory.withLock { $0.receive(bytes) }
    }

    /// Resizes, but not in the middle of a frame: what a terminal does then nobody can put right (Terminal.md).
    func resizeBetweenFrames(columns: Int, rows: Int) {
        while Renderer.clock.now - asked.withLock({ $0 }) < .milliseconds(25) { usleep(500) }
        resize(columns: columns, rows: rows)
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
