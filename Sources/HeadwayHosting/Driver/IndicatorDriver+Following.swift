import Headway

extension IndicatorDriver {
    /// Follows a source of progress until another is followed or `unfollow` is called.
    ///
    /// Its value is adopted at once. Until it is finished it is sampled at most ten times a second, and each new value is
    /// animated like any other change. A source that does not change costs no frames and no repaints; one that finishes is
    /// sampled once more, so that its last value is never missed.
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
