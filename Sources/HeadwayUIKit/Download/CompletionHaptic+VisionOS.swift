#if canImport(UIKit) && os(visionOS)
/// Nothing: there is nothing in the hand.
@MainActor
final class CompletionHaptic {
    func play() {}
}
#endif
