/// The exit statuses of both programs (specification: "Exit").
package enum ExitCode: Int32, Sendable {
    case success = 0
    /// A download failed; for a gauge, cancelled.
    case failure = 1
    /// A usage error, or a scenario that cannot be read.
    case usage = 2
    /// The digest is not the expected one.
    case checksum = 3
    /// No space, or no permission, to write.
    case notWritable = 4
    /// A gauge's time ran out.
    case timeout = 5
    case interrupted = 130
}
