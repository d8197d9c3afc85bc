#if canImport(UIKit) && os(visionOS)
/// Does nothing: visionOS has no haptics.
@MainActor
final class CompletionHaptic {
    func play() {}
}
#endif
