#if canImport(SwiftUI)
import Headway
import HeadwayHosting

/// What a download button shows and does.
struct DownloadSubject {
    let state: DownloadState
    /// Nil is an unknown length, or the transfer's.
    let progress: Double?
    var transfer: (any Transfer)?
    var taps = TapPolicy.pausing
    let action: @MainActor () -> Void

    /// Tells one transfer from another if the view stays the same.
    var identity: ObjectIdentifier? {
        guard let transfer, type(of: transfer) is AnyClass else { return nil }
        return ObjectIdentifier(transfer as AnyObject)
    }
}
#endif
