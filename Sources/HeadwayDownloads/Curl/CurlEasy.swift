#if canImport(CCurl)
import CCurl

/// Receives what arrives over a handle.
protocol CurlListener: AnyObject {
    /// A line of a header, including its line break, or all lines that came while the transfer was paused; false ends
    /// the transfer.
    func didReceiveHeader(_ bytes: UnsafeRawBufferPointer) -> Bool
    /// Bytes of the body; false ends the transfer.
    func didReceiveBody(_ bytes: UnsafeRawBufferPointer) -> Bool
    /// The connection from a local port is established and nothing was sent over it; false ends the transfer.
    func mayRequest(_ port: Int) -> Bool
}

/// One easy handle of libcurl, with everything about it that is unsafe.
///
/// The handle's callbacks get an unretained pointer to this object, which outlives the handle because it alone frees
/// it. Must be used from one thread only.
final class CurlEasy {
    let handle: UnsafeMutableRawPointer
    /// A strong reference, because a weak one costs time at each callback: whoever sets it has to clear it.
    var listener: (any CurlListener)?
    private let errorText: UnsafeMutablePointer<CChar>
    private var fields: UnsafeMutablePointer<curl_slist>?
    let sockets: CurlSockets
    /// Kept as long as the handle, which uses it.
    private let share: CurlShare
    private var isPaused = false
    private var isClosed = false
    /// Why no socket could be made; 0 if one could.
    private(set) var socketErrno: Int32 = 0

    init?(_ sockets: CurlSockets, _ share: CurlShare) {
        guard let handle = curl_easy_init() else { return nil }
        self.handle = handle
        self.sockets = sockets
        self.share = share
        errorText = .allocate(capacity: Int(CURL_ERROR_SIZE))
        errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
        share.join(handle)
        headway_curl_setopt_ptr(handle, CURLOPT_ERRORBUFFER, errorText)
        let this = Unmanaged.passUnretained(self).toOpaque()
        headway_curl_setopt_open_socket(handle, this) { user, _, address in
            guard let user, let address = address?.pointee else { return CURL_SOCKET_BAD }
            let easy = Unmanaged<CurlEasy>.fromOpaque(user).takeUnretainedValue()
            let made = easy.sockets.make(address.family, address.socktype, address.protocol)
            easy.socketErrno = max(0, -made)
            return made < 0 ? CURL_SOCKET_BAD : made
        }
        headway_curl_setopt_callback(handle, CURLOPT_WRITEFUNCTION) { data, size, count, user in
            CurlEasy.deliver(data, size * count, user) { $0.didReceiveBody($1) }
        }
        headway_curl_setopt_ptr(handle, CURLOPT_WRITEDATA, this)
        headway_curl_setopt_callback(handle, CURLOPT_HEADERFUNCTION) { data, size, count, user in
            CurlEasy.deliver(data, size * count, user) { $0.didReceiveHeader($1) }
        }
        headway_curl_setopt_ptr(handle, CURLOPT_HEADERDATA, this)
    }

    deinit {
        close()
    }

    /// Frees the handle, which must not be used any more; the next one gets the same memory while it is in the cache.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        curl_easy_cleanup(handle)
        curl_slist_free_all(fields)
        errorText.deallocate()
    }

    private static func deliver(
        _ data: UnsafeMutablePointer<CChar>?, _ count: Int, _ user: UnsafeMutableRawPointer?,
        to receive: (any CurlListener, UnsafeRawBufferPointer) -> Bool
    ) -> Int {
        guard let user, let listener = Unmanaged<CurlEasy>.fromOpaque(user).takeUnretainedValue().listener else {
            return 0
        }
        let accepted = receive(listener, UnsafeRawBufferPointer(start: data, count: count))
        return accepted ? count : 0
    }

    func set(_ option: CURLoption, _ value: Int) {
        headway_curl_setopt_long(handle, option, value)
    }

    func set(_ option: CURLoption, offset value: Int64) {
        headway_curl_setopt_off(handle, option, value)
    }

    func set(_ option: CURLoption, _ value: String) {
        headway_curl_setopt_str(handle, option, value)
    }

    /// Overrides what libcurl was built with.
    func clear(_ option: CURLoption) {
        headway_curl_setopt_ptr(handle, option, nil)
    }

    /// Sends these fields; an empty value is sent as such.
    func set(fields lines: [HeaderField]) {
        var list: UnsafeMutablePointer<curl_slist>?
        for field in lines {
            let line = field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)"
            list = curl_slist_append(list, line) ?? list
        }
        headway_curl_setopt_slist(handle, CURLOPT_HTTPHEADER, list)
        curl_slist_free_all(fields)
        fields = list
    }

    /// Lets the listener decide about a connection before it is used.
    func asksBeforeRequest() {
        headway_curl_setopt_before_request(handle, Unmanaged.passUnretained(self).toOpaque()) { user, _, _, _, port in
            guard let user, let listener = Unmanaged<CurlEasy>.fromOpaque(user).takeUnretainedValue().listener else {
                return 1
            }
            return listener.mayRequest(Int(port)) ? 0 : 1
        }
    }

    func long(_ info: CURLINFO) -> Int {
        var value = 0
        guard !isClosed else { return value }
        headway_curl_getinfo_long(handle, info, &value)
        return value
    }

    /// Whether bytes were read ahead that libcurl has not taken; must be called only with a connection.
    var hasReadAhead: Bool {
        guard !isPaused else { return false }
        return CurlReadAhead.shared?.hasBytes(handle) ?? false
    }

    /// Makes the connection, which is secured, read many records at once.
    func readAhead() {
        CurlReadAhead.shared?.prepare(handle)
    }

    /// Makes libcurl read from the connection although its socket has nothing.
    func prompt() {
        // Continuing after a pause always does that; on the sending side there is nothing to hold up.
        curl_easy_pause(handle, CURLPAUSE_SEND)
        curl_easy_pause(handle, CURLPAUSE_CONT)
    }

    /// Stops reading from the connection, or continues.
    func pause(_ isPaused: Bool) {
        self.isPaused = isPaused
        curl_easy_pause(handle, isPaused ? CURLPAUSE_RECV : CURLPAUSE_CONT)
    }

    /// What libcurl says about the last failure.
    func message(_ code: CURLcode) -> String {
        errorText[0] != 0 ? String(cString: errorText) : String(cString: curl_easy_strerror(code))
    }
}
#endif
