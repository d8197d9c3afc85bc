#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import UIKit

extension Environment {
    /// The environment of a view: traits, direction and the user's settings.
    @MainActor
    init(of view: UIView) {
        self.init()
        let traits = view.traitCollection
        appearance = traits.userInterfaceStyle == .dark ? .dark : .light
        direction = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        increasesContrast = traits.accessibilityContrast == .high
        reducesMotion = UIAccessibility.isReduceMotionEnabled
        isScreenReaderActive = UIAccessibility.isVoiceOverRunning
        scale = traits.displayScale > 0 ? Double(traits.displayScale) : 1
    }
}
#endif
