#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import HeadwayHosting
import UIKit

extension CircularProgressView {
    private enum Key {
        static let progress = "headway.progress"
        static let isDeterminate = "headway.determinate"
        static let isAnimating = "headway.animating"
        static let staysWhenStopped = "headway.staysWhenStopped"
        static let radius = "headway.radius"
        static let strokeWidth = "headway.strokeWidth"
        static let trackEnabled = "headway.trackEnabled"
        static let tint = "headway.progressTintColor"
        static let track = "headway.trackTintColor"
        static let viewTint = "headway.tintColor"
        static let cycle = "headway.cycleColors"
    }

    func encodeProperties(_ coder: NSCoder) {
        coder.encode(progress, forKey: Key.progress)
        coder.encode(mode == .determinate, forKey: Key.isDeterminate)
        coder.encode(isAnimating, forKey: Key.isAnimating)
        coder.encode(!hidesWhenStopped, forKey: Key.staysWhenStopped)
        coder.encode(Double(radius), forKey: Key.radius)
        if let width = style.thickness { coder.encode(width, forKey: Key.strokeWidth) }
        coder.encode(style.showsTrack ?? false, forKey: Key.trackEnabled)
        coder.encode(colors.tint, forKey: Key.tint)
        coder.encode(colors.track, forKey: Key.track)
        coder.encode(colors.viewTint, forKey: Key.viewTint)
        coder.encode(colors.cycle, forKey: Key.cycle)
    }

    func decode(_ coder: NSCoder) {
        if coder.containsValue(forKey: Key.radius) { radius = CGFloat(coder.decodeDouble(forKey: Key.radius)) }
        if coder.containsValue(forKey: Key.strokeWidth) {
            style.thickness = coder.decodeDouble(forKey: Key.strokeWidth)
        }
        if coder.decodeBool(forKey: Key.trackEnabled) { style.showsTrack = true }
        colors.tint = coder.object(of: UIColor.self, forKey: Key.tint)
        colors.track = coder.object(of: UIColor.self, forKey: Key.track)
        // The superclass has already set what Interface Builder specifies.
        colors.viewTint = coder.object(of: UIColor.self, forKey: Key.viewTint) ?? colors.viewTint
        colors.cycle = coder.colors(forKey: Key.cycle) ?? []
        progress = coder.decodeFloat(forKey: Key.progress)
        activity = RingActivity(isAnimating: coder.decodeBool(forKey: Key.isAnimating))
        activity.hidesWhenStopped = !coder.decodeBool(forKey: Key.staysWhenStopped)
        mode = coder.decodeBool(forKey: Key.isDeterminate) ? .determinate : .indeterminate
        applyStyle()
    }
}
#endif
