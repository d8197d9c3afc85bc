public import Headway

extension IndicatorDriver where Subject == DownloadIndicator {
    /// Follows a transfer (states, progress and the meaning of a tap) until something else is followed or `unfollow` is
    /// called.
    ///
    /// Its state and value are adopted at once; later changes are animated.
    public func follow(_ transfer: any Transfer, taps policy: TapPolicy = .pausing) {
        let follower = TransferFollower(transfer, policy: policy) { [weak self] in self?.sampleNow() }
        follow(
            Following(
                sample: { indicator, now, animated in
                    let status = transfer.status
                    if indicator.state == status.state && indicator.isSet(to: status.progress) { return false }
                    indicator.setState(status.state, animated: animated, at: now)
                    indicator.setProgress(status.progress, animated: animated, at: now)
                    return true
                },
                // Only a running transfer has a value that moves between its changes of state.
                awaitsSamples: { transfer.status.state == .running }, owner: follower))
    }

    /// Performs a tap's action on the transfer that is followed; false when none is.
    @discardableResult
    public func tap() -> Bool {
        guard let follower = following?.owner as? TransferFollower else { return false }
        follower.tap()
        return true
    }
}
