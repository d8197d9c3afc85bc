public import Headway
public import HeadwayHosting

/// What bars and rings have in common.
extension IndicatorView where Subject: ValueIndicator {
    /// Follows a source of progress until another one is followed or `unfollow` is called: a `ProgressCounter` that is advanced
    /// from any thread, or Foundation's `Progress` wrapped in `ObservedProgress` from `HeadwayFoundation`.
    ///
    /// It is sampled at most ten times a second, and changes are animated.
    public func follow(_ source: any ProgressSource) { indicatorPeer.follow(source) }

    /// Whether it shows a value or indeterminate motion; setting it is not animated.
    public var mode: IndicatorMode {
        get { driver.indicator.mode }
        set { indicatorPeer.setMode(newValue, animated: false) }
    }

    /// Switches between a value and indeterminate motion.
    public func setMode(_ mode: IndicatorMode, animated: Bool, completion: CompletionHandler? = nil) {
        indicatorPeer.setMode(mode, animated: animated, completion)
    }

    /// Switches between a value and indeterminate motion, and waits for the end of the change.
    @discardableResult
    public func setMode(_ mode: IndicatorMode, animated: Bool) async -> Bool {
        await finished { setMode(mode, animated: animated, completion: $0) }
    }
}
