/// The long options of all subcommands, so that a misspelt name does not compile.
package enum OptionName: String, Sendable, CaseIterable {
    case output
    case directory
    case sha256
    case sha512
    case sha1
    case md5
    case check
    case input
    case fallback
    case connections
    case limitTotal = "limit-total"
    case minRate = "min-rate"
    case maxTime = "max-time"
    case raw
    case timestamps
    case newer
    case autoRename = "auto-rename"
    case netrc
    case certificate = "cert"
    case key
    case jobs
    case limitRate = "limit-rate"
    case retries
    case timeout
    case header
    case certificateAuthorities = "ca"
    case restart
    case overwrite
    case window
    case quiet
    case progress
    case color
    case format
    case columns
    case terminal
    case close
    case title
    case text
    case percentage
    case pulsate
    case autoClose = "auto-close"
    case autoKill = "auto-kill"
    case noCancel = "no-cancel"
    case timeRemaining = "time-remaining"
    case strict
    case width
    case height
    case okLabel = "ok-label"
    case cancelLabel = "cancel-label"
    case windowIcon = "window-icon"
    case modal
    case attach
    case page
    case dark
    case rightToLeft = "rtl"
    case size
    case duration
    case transient
    case help

    /// The option as it is typed: `--limit-rate`.
    package var flag: String { "--" + rawValue }
}
