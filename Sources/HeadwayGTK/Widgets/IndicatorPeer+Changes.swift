import Headway
import HeadwayHosting

/// Requests, each of which may carry a completion.
extension IndicatorPeer {
    typealias Handler = IndicatorDriver<Subject>.CompletionHandler

    func setProgress(_ value: Double, animated: Bool, _ completion: Handler? = nil) {
        driver.setProgress(.fraction(value), animated: animated, completion: completion)
    }
}

extension IndicatorPeer where Subject: ValueIndicator {
    func setMode(_ mode: IndicatorMode, animated: Bool, _ completion: Handler? = nil) {
        driver.setMode(mode, animated: animated, completion: completion)
    }
}

extension LinearPeer {
    func setBuffer(_ value: Double, animated: Bool, _ completion: Handler? = nil) {
        driver.setBuffer(value, animated: animated, completion: completion)
    }

    func setAnimating(_ isAnimating: Bool) {
        tellingChanges { driver.setAnimating(isAnimating) }
    }
}

extension CircularPeer {
    func setAnimating(_ isAnimating: Bool, _ completion: Handler? = nil) {
        tellingChanges {
            if isAnimating { activity.start() } else { activity.stop() }
            applyActivity(animated: true, completion)
        }
    }

    /// Starts or stops, shows or hides the ring.
    func applyActivity(animated: Bool, _ completion: Handler? = nil) {
        driver.apply(activity, isHidden: isToHide, animated: animated, completion: completion)
    }
}

extension DownloadPeer {
    func setState(_ state: DownloadState, animated: Bool, _ completion: Handler? = nil) {
        driver.setState(state, animated: animated, completion: completion)
    }

    /// Makes the value unknown, or known again at 0.
    func setUnknown(_ isUnknown: Bool) {
        driver.setProgress(isUnknown ? .unknown : .fraction(0), animated: false)
    }
}
