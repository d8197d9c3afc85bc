import Glibc
import HeadwayDownloads

/// The words that the process was started with, byte for byte, the program's name left out.
package enum CommandWords {
    package static var all: [String] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            guard let word = CommandLine.unsafeArgv[index] else { return nil }
            return String(rawBytes: UnsafeBufferPointer(start: word, count: strlen(word)).map { UInt8(bitPattern: $0) })
        }
    }
}
