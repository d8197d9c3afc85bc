#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import UIKit

extension LinearProgressView {
    /// Whether the bar is indeterminate, for Interface Builder; in code, use `mode`.
    @IBInspectable public dynamic var isIndeterminate: Bool {
        get { host.driver.indicator.mode == .indeterminate }
        set { setMode(newValue ? .indeterminate : .determinate, animated: false, completion: nil) }
    }
}
#endif
