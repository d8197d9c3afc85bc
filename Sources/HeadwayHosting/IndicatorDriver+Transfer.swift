public import Headway

extension IndicatorDriver where Subject == DownloadIndicator {
    /// Follows a transfer: states, progress, and what a tap means; until replaced or nil.
    public func follow(_ transfer: (any Transfer)?, taps policy: TapPolicy = .pausing) {
        guard let transfer else { return follow(nil as Following<DownloadIndicator>?) }
        let follower = TransferFollower(transfer, policy: policy) { [weak self] in self?.tick() }
        follow(
            Following(
                sample: { indicator, now, animated in
                    let status = transfer.status
                    indicator.setState(status.state, animated: animated, at: now)
                    indicator.setProgress(status.progress, animated: false, at: now)
                },
                // Only a running transfer has a value that moves between its changes of state.
                needsFrames: { transfer.status.state == .running }, owner: follower))
    }

    /// Does what a tap means for the transfer that is followed; false when none is.
    @discardableResult
    public func tap() -> Bool {
        guard let follower = following?.owner as? TransferFollower else { return false }
        follower.tap()
        return true
    }
}
