import Headway

extension IndicatorDriver {
    /// Follows a source of progress until another is followed or `unfollow` is called.
    ///
    /// Its value is taken over at once, then looked at ten times a second at most while it is not finished, and moved to as
    /// any other change is. What stands still costs no frame and no repaint; what ends is looked at once more, so that its
    /// last value is never missed.
    public func follow(_ source: any ProgressSource) {
        follow(
            Following(
                sample: { indicator, now, animated in
                    let progress = source.progress
                    if indicator.isSet(to: progress) { return false }
                    indicator.setProgress(progress, animated: animated, at: now, completion: nil)
                    return true
                },
                awaitsSamples: { !source.isFinished }, owner: nil))
    }
}
