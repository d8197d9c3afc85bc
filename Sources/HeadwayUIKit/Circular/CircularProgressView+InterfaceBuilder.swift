#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import UIKit

extension CircularProgressView {
    /// Whether the ring shows a value, for Interface Builder; in code, use `mode`.
    @IBInspectable public dynamic var isDeterminate: Bool {
        get { host.driver.indicator.mode == .determinate }
        set { setMode(newValue ? .determinate : .indeterminate, animated: false, completion: nil) }
    }
}
#endif
