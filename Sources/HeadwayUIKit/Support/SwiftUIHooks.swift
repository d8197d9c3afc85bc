#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
package import Headway
package import HeadwayHosting
import UIKit

// What SwiftUI's views need: to set everything at once, whichever part of it has changed.

extension LinearProgressView {
    /// Shows a value, known or not, and a buffer.
    package final func show(_ value: ProgressValue, buffer: Double, animated: Bool) {
        if shownValue != value {
            shownValue = value
            host.driver.setProgress(value, animated: animated)
        }
        if host.driver.indicator.bufferValue != buffer { host.driver.setBuffer(buffer, animated: animated) }
    }

    /// Whether the tint of the view's container colours the bar, as in SwiftUI.
    package final var takesInheritedTint: Bool {
        get { colors.takesInheritedTint }
        set {
            colors.takesInheritedTint = newValue
            applyStyle()
        }
    }
}

extension CircularProgressView {
    /// Shows a value, or indeterminate motion while none is known.
    package final func show(_ value: ProgressValue, animated: Bool) {
        guard shownValue != value else { return }
        shownValue = value
        host.driver.setProgress(value, animated: animated)
        if mode != .determinate { setMode(.determinate, animated: false, completion: nil) }
    }

    /// Whether the tint of the view's container colours the arc, as in SwiftUI.
    package final var takesInheritedTint: Bool {
        get { colors.takesInheritedTint }
        set {
            colors.takesInheritedTint = newValue
            applyStyle()
        }
    }
}

extension DownloadView {
    /// Shows a state and a value, and follows nothing.
    package final func show(_ state: DownloadState, _ value: ProgressValue, animated: Bool) {
        if shownTransfer != nil {
            shownTransfer = nil
            unfollow()
        }
        if shownValue != value {
            shownValue = value
            host.driver.setProgress(value, animated: animated)
        }
        if downloadState != state { host.driver.setState(state, animated: animated) }
    }

    /// Follows a transfer, unless it does so already.
    package final func show(_ transfer: any Transfer, taps policy: TapPolicy) {
        let identity = ObjectIdentifier(transfer as AnyObject)
        guard shownTransfer != identity else { return }
        shownTransfer = identity
        follow(transfer, taps: policy)
    }
}
#endif
