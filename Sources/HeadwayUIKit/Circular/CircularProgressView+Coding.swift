#if canImport(UIKit)
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
        static let cycleCount = "headway.cycleColors.count"
        static let cycle = "headway.cycleColors."
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
        coder.encode(colors.cycle.count, forKey: Key.cycleCount)
        for (index, color) in colors.cycle.enumerated() { coder.encode(color, forKey: Key.cycle + "\(index)") }
    }

    func decode(_ coder: NSCoder) {
        if coder.containsValue(forKey: Key.radius) { radius = CGFloat(coder.decodeDouble(forKey: Key.radius)) }
        if coder.containsValue(forKey: Key.strokeWidth) {
            style.thickness = coder.decodeDouble(forKey: Key.strokeWidth)
        }
        if coder.decodeBool(forKey: Key.trackEnabled) { style.showsTrack = true }
        colors.tint = coder.decodeObject(of: UIColor.self, forKey: Key.tint)
        colors.track = coder.decodeObject(of: UIColor.self, forKey: Key.track)
        colors.viewTint = coder.decodeObject(of: UIColor.self, forKey: Key.viewTint)
        let count = max(0, min(coder.decodeInteger(forKey: Key.cycleCount), 1024))
        colors.cycle = (0..<count).compactMap {
            coder.decodeObject(of: UIColor.self, forKey: Key.cycle + "\($0)")
        }
        progress = coder.decodeFloat(forKey: Key.progress)
        activity = RingActivity(isAnimating: coder.decodeBool(forKey: Key.isAnimating))
        activity.hidesWhenStopped = !coder.decodeBool(forKey: Key.staysWhenStopped)
        mode = coder.decodeBool(forKey: Key.isDeterminate) ? .determinate : .indeterminate
        applyStyle()
    }
}
#endif
