#if canImport(CCurl)
import CCurl

/// libcurl's multi handle.
///
/// Everything but `wakeUp` must be called from one thread.
///
/// Unchecked because of that one call, which libcurl allows from any thread.
final class CurlMulti: @unchecked Sendable {
    private let handle: UnsafeMutableRawPointer?
    /// Whether `wakeUp` has an effect: setting it up may have failed for lack of descriptors.
    let canWakeUp: Bool

    init() {
        // Safe to call from several threads since 7.84, which other features that the package uses require anyway.
        curl_global_init(Int(CURL_GLOBAL_DEFAULT))
        handle = curl_multi_init()
        canWakeUp = curl_multi_wakeup(handle) == CURLM_OK
    }

    deinit {
        curl_multi_cleanup(handle)
    }

    func add(_ easy: CurlEasy) -> Bool {
        curl_multi_add_handle(handle, easy.handle) == CURLM_OK
    }

    func remove(_ easy: CurlEasy) {
        // Otherwise it would wait for a name that is being looked up.
        easy.set(CURLOPT_QUICK_EXIT, 1)
        curl_multi_remove_handle(handle, easy.handle)
    }

    func perform() {
        var running: Int32 = 0
        curl_multi_perform(handle, &running)
    }

    /// Waits for the network, a wake-up or the time.
    func poll(milliseconds: Int32) {
        curl_multi_poll(handle, nil, 0, milliseconds, nil)
    }

    func wakeUp() {
        curl_multi_wakeup(handle)
    }

    /// The next transfer that has ended.
    func nextEnded() -> (handle: UnsafeMutableRawPointer, code: CURLcode)? {
        var ended: UnsafeMutableRawPointer?
        var code = CURLE_OK
        guard headway_curl_multi_info_read(handle, &ended, &code) == 1, let ended else { return nil }
        return (ended, code)
    }
}
#endif
