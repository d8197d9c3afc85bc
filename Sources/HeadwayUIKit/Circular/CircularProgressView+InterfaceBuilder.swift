#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import UIKit

extension CircularProgressView {
    /// A value, for Interface Builder; in code, `mode`.
    @IBInspectable public dynamic var isDeterminate: Bool {
        get { mode == .determinate }
        set { mode = newValue ? .determinate : .indeterminate }
    }
}
#endif
