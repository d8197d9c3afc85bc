/// How both programs end (specification: "Exit").
package enum ExitCode: Int32, Sendable {
    /// All done.
    case success = 0
    /// A download failed; for a gauge, cancelled.
    case failure = 1
    /// A usage error, or a scenario that cannot be read.
    case usage = 2
    /// The bytes are not those that were expected.
    case checksum = 3
    /// No room, or no right, to write.
    case notWritable = 4
    /// A gauge's time ran out.
    case timeout = 5
    /// Ctrl-C.
    case interrupted = 130
}
