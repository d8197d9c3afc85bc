#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import UIKit

extension DownloadView {
    private enum Key {
        static let progress = "headway.progress"
        static let state = "headway.state"
        static let haptic = "headway.playsHapticOnCompletion"
    }

    func encodeProperties(_ coder: NSCoder) {
        coder.encode(progress, forKey: Key.progress)
        coder.encode(downloadState.number, forKey: Key.state)
        coder.encode(playsHapticOnCompletion, forKey: Key.haptic)
    }

    func decode(_ coder: NSCoder) {
        progress = coder.decodeFloat(forKey: Key.progress)
        downloadState = DownloadState(number: coder.decodeInteger(forKey: Key.state)) ?? .initial
        playsHapticOnCompletion = coder.decodeBool(forKey: Key.haptic)
        host.hiddenChanged()
        applyStyle()
    }
}
#endif
