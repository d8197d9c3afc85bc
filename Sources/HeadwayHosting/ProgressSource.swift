public import Headway

/// Something whose progress can be read at any time, from the main actor, without waiting.
public protocol ProgressSource: Sendable {
    /// How far it is now.
    var progress: ProgressValue { get }
    /// True when it will not change any more: the host may stop looking.
    var isFinished: Bool { get }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension ProgressCounter: ProgressSource {
    /// The share that is done; unknown without a total, and 0 of 0 is unknown too.
    public var progress: ProgressValue {
        guard let total, total > 0 else { return .unknown }
        return .fraction(Double(completed) / Double(total))
    }

    /// True when the whole is known and done.
    public var isFinished: Bool {
        guard let total else { return false }
        return completed >= total
    }
}
