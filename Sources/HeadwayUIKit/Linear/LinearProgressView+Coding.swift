#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import UIKit

extension LinearProgressView {
    private enum Key {
        static let progress = "headway.progress"
        static let buffer = "headway.buffer"
        static let tint = "headway.progressTintColor"
        static let tints = "headway.progressTintColors"
        static let track = "headway.trackTintColor"
        static let viewTint = "headway.tintColor"
        static let radius = "headway.cornerRadius"
        static let isIndeterminate = "headway.indeterminate"
        static let isAnimating = "headway.animating"
        static let movesBack = "headway.backward"
        static let isBar = "headway.bar"
        static let bar = "headway.progressImage"
        static let trackImage = "headway.trackImage"
    }

    func encodeProperties(_ coder: NSCoder) {
        coder.encode(progress, forKey: Key.progress)
        coder.encode(buffer, forKey: Key.buffer)
        coder.encode(colors.tint, forKey: Key.tint)
        coder.encode(colors.track, forKey: Key.track)
        coder.encode(colors.viewTint, forKey: Key.viewTint)
        if let tints = colors.tints { coder.encode(tints, forKey: Key.tints) }
        if let radius = style.cornerRadius { coder.encode(radius, forKey: Key.radius) }
        coder.encode(mode == .indeterminate, forKey: Key.isIndeterminate)
        coder.encode(isAnimating, forKey: Key.isAnimating)
        coder.encode(backwardProgressAnimationMode == .animate, forKey: Key.movesBack)
        coder.encode(progressViewStyle == .bar, forKey: Key.isBar)
        coder.encode(progressImage, forKey: Key.bar)
        coder.encode(trackImage, forKey: Key.trackImage)
    }

    func decode(_ coder: NSCoder) {
        colors.tint = coder.object(of: UIColor.self, forKey: Key.tint)
        colors.track = coder.object(of: UIColor.self, forKey: Key.track)
        // The superclass has already set what Interface Builder specifies.
        colors.viewTint = coder.object(of: UIColor.self, forKey: Key.viewTint) ?? colors.viewTint
        colors.tints = coder.colors(forKey: Key.tints)
        if coder.containsValue(forKey: Key.radius) { style.cornerRadius = coder.decodeDouble(forKey: Key.radius) }
        if coder.decodeBool(forKey: Key.movesBack) { style.backward = .animate }
        if coder.decodeBool(forKey: Key.isBar) { progressViewStyle = .bar }
        progressImage = coder.object(of: UIImage.self, forKey: Key.bar)
        trackImage = coder.object(of: UIImage.self, forKey: Key.trackImage)
        progress = coder.decodeFloat(forKey: Key.progress)
        buffer = coder.decodeFloat(forKey: Key.buffer)
        if coder.decodeBool(forKey: Key.isIndeterminate) { mode = .indeterminate }
        if coder.decodeBool(forKey: Key.isAnimating) { startAnimating() }
        host.hiddenChanged()
        applyStyle()
    }
}
#endif
