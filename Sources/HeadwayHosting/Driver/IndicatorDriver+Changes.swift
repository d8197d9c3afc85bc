public import Headway

// What every host offers. Only here is it decided whether a change is animated and who waits for its end.
extension IndicatorDriver {
    /// Sets the progress, or that it is unknown; a fraction is clamped to 0…1, and NaN leaves the last value.
    public func setProgress(_ progress: ProgressValue, animated: Bool, completion: CompletionHandler? = nil) {
        change(animated: animated, completion: completion) { indicator, change in
            indicator.setProgress(
                progress, animated: change.isAnimated, at: change.now, completion: change.completion)
        }
    }

    /// Shows or hides the indicator; the last request wins.
    public func setHidden(_ hidden: Bool, animated: Bool, completion: CompletionHandler? = nil) {
        change(animated: animated, completion: completion) { indicator, change in
            indicator.setHidden(hidden, animated: change.isAnimated, at: change.now, completion: change.completion)
        }
    }

    /// Changes the style, at once; the same style changes nothing.
    public func setStyle(_ style: Subject.Style) {
        guard style != indicator.style else { return }
        change { indicator, _ in indicator.setStyle(style) }
    }

    /// Tells the indicator that its view is in a window.
    public func addToWindow() { setInWindow(true) }

    /// Tells the indicator that its view has left its window: animations end, and their completions are called.
    public func removeFromWindow() { setInWindow(false) }
}

extension IndicatorDriver where Subject: ValueIndicator {
    /// Switches between a value and indeterminate motion.
    public func setMode(_ mode: IndicatorMode, animated: Bool, completion: CompletionHandler? = nil) {
        change(animated: animated, completion: completion) { indicator, change in
            indicator.setMode(mode, animated: change.isAnimated, at: change.now, completion: change.completion)
        }
    }

    /// Starts or stops the indeterminate animation.
    public func setAnimating(_ isAnimating: Bool) {
        change { indicator, change in indicator.setAnimating(isAnimating, animated: false, at: change.now) }
    }
}

extension IndicatorDriver where Subject == LinearIndicator {
    /// Sets how much is loaded ahead, clamped to 0…1; NaN leaves the last value.
    public func setBuffer(_ fraction: Double, animated: Bool, completion: CompletionHandler? = nil) {
        change(animated: animated, completion: completion) { indicator, change in
            indicator.setBuffer(fraction, animated: change.isAnimated, at: change.now, completion: change.completion)
        }
    }
}

extension IndicatorDriver where Subject == DownloadIndicator {
    /// Changes to a state.
    public func setState(_ state: DownloadState, animated: Bool, completion: CompletionHandler? = nil) {
        change(animated: animated, completion: completion) { indicator, change in
            indicator.setState(state, animated: change.isAnimated, at: change.now, completion: change.completion)
        }
    }
}
