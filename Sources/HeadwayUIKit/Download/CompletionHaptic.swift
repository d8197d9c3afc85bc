#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// What is felt when a download is completed.
@MainActor
final class CompletionHaptic {
    private lazy var generator = UINotificationFeedbackGenerator()

    func play() { generator.notificationOccurred(.success) }
}
#endif
