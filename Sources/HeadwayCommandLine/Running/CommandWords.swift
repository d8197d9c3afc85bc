import Glibc
import HeadwayDownloads

/// The process's arguments, byte by byte, without the program's name.
package enum CommandWords {
    package static var all: [String] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            guard let word = CommandLine.unsafeArgv[index] else { return nil }
            return String(rawBytes: UnsafeBufferPointer(start: word, count: strlen(word)).map { UInt8(bitPattern: $0) })
        }
    }
}
