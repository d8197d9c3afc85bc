#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import UIKit

extension LinearProgressView {
    /// Motion without a value, for Interface Builder; in code, `mode`.
    @IBInspectable public dynamic var isIndeterminate: Bool {
        get { mode == .indeterminate }
        set { mode = newValue ? .indeterminate : .determinate }
    }
}
#endif
