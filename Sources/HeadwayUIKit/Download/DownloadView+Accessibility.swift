#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import HeadwayFoundation
import HeadwayHosting
import UIKit

extension DownloadView {
    /// The action of a tap in the current state, by name.
    var stateActions: [UIAccessibilityCustomAction]? {
        guard isEnabled, let name = SpokenText.action(host.driver.semantics.actions) else { return nil }
        return [
            UIAccessibilityCustomAction(name: name) { [weak self] _ in self?.accessibilityActivate() ?? false }
        ]
    }
}
#endif
