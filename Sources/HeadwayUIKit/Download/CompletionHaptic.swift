#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The haptic feedback for a completed download.
@MainActor
final class CompletionHaptic {
    private lazy var generator = UINotificationFeedbackGenerator()

    func play() { generator.notificationOccurred(.success) }
}
#endif
