import Headway
import HeadwayHosting

/// Requests, each of which may carry a completion; values change at once where the user asked for reduced motion.
extension IndicatorPeer {
    typealias Handler = IndicatorDriver<Subject>.CompletionHandler

    func setProgress(_ value: Double, animated: Bool, _ completion: Handler? = nil) {
        let animated = driver.environment.animates(animated)
        driver.change(completion: completion) { indicator, now, token in
            indicator.setProgress(.fraction(value), animated: animated, at: now, completion: token)
        }
    }
}

extension LinearPeer {
    func setBuffer(_ value: Double, animated: Bool, _ completion: Handler? = nil) {
        let animated = driver.environment.animates(animated)
        driver.change(completion: completion) { indicator, now, token in
            indicator.setBuffer(value, animated: animated, at: now, completion: token)
        }
    }

    func setMode(_ mode: IndicatorMode, animated: Bool, _ completion: Handler? = nil) {
        let animated = driver.environment.animates(animated)
        driver.change(completion: completion) { indicator, now, token in
            indicator.setMode(mode, animated: animated, at: now, completion: token)
        }
    }

    func setAnimating(_ isAnimating: Bool) {
        tellingChanges {
            driver.change { indicator, now, _ in indicator.setAnimating(isAnimating, animated: false, at: now) }
        }
    }
}

extension CircularPeer {
    func setMode(_ mode: IndicatorMode, animated: Bool, _ completion: Handler? = nil) {
        let animated = driver.environment.animates(animated)
        driver.change(completion: completion) { indicator, now, token in
            indicator.setMode(mode, animated: animated, at: now, completion: token)
        }
    }

    func setAnimating(_ isAnimating: Bool, _ completion: Handler? = nil) {
        tellingChanges {
            if isAnimating { activity.start() } else { activity.stop() }
            applyActivity(animated: true, completion)
        }
    }

    /// Moves or stills, shows or hides the ring.
    func applyActivity(animated: Bool, _ completion: Handler? = nil) {
        driver.apply(activity, isHidden: isToHide, animated: animated, completion: completion)
    }
}

extension DownloadPeer {
    func setState(_ state: DownloadState, animated: Bool, _ completion: Handler? = nil) {
        let animated = driver.environment.animates(animated)
        driver.change(completion: completion) { indicator, now, token in
            indicator.setState(state, animated: animated, at: now, completion: token)
        }
    }

    /// Makes the value unknown, or known again at nothing done.
    func setUnknown(_ isUnknown: Bool) {
        driver.change { indicator, now, _ in
            indicator.setProgress(isUnknown ? .unknown : .fraction(0), animated: false, at: now)
        }
    }
}
