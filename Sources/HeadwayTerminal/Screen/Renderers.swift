#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The renderer of each stream, shared by all screens on it.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
enum Renderers {
    private struct Table: Sendable {
        var renderers: [ProgressStream: Renderer] = [:]
        var nextScreen = 0
        var isExitCaught = false
    }

    private static let table = Guarded(Table())

    /// The renderer of a stream, made with these options if there is none; the options of later screens on it are
    /// ignored.
    static func renderer(for options: ScreenOptions) -> Renderer {
        table.withLock { table in
            if let renderer = table.renderers[options.stream] { return renderer }
            let device = StreamDevice(descriptor: options.stream.rawValue)
            let capabilities = TerminalCapabilities(
                environment: ProcessInfo.processInfo.environment, isTerminal: device.isTerminal, options: options)
            // Standard output and standard error are usually one terminal, on which two renderers would draw over each
            // other.
            let twin = table.renderers.values.first { other in
                other.mode == .rows && capabilities.mode == .rows
                    && (other.device as? StreamDevice)?.isSameTerminal(as: device) == true
            }
            let renderer =
                twin
                ?? Renderer(
                    device: capabilities.mode == .rows ? device.watched() : device, capabilities: capabilities,
                    options: options)
            table.renderers[options.stream] = renderer
            if !table.isExitCaught {
                table.isExitCaught = true
                ProcessExit.perform { Renderers.restoreAtExit() }
            }
            return renderer
        }
    }

    /// A number for a new screen.
    static func nextScreen() -> Int {
        table.withLock { table in
            table.nextScreen += 1
            return table.nextScreen
        }
    }

    private static func restoreAtExit() {
        let renderers = table.withLockIfAvailable { Array($0.renderers.values) } ?? []
        for renderer in renderers { renderer.restoreAtExit() }
    }
}
