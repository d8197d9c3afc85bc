/// Makes HTTP exchanges on one serial context, on which all transfers of a downloader run.
///
/// Only `enter` and `shutDown` may be called from elsewhere.
protocol Transport: AnyObject, Sendable {
    /// Whether an exchange can pause and continue later on the same connection.
    var canHold: Bool { get }
    /// Runs `work` on the context, soon, in the order of the calls.
    func enter(_ work: @escaping @Sendable () -> Void)
    /// Ends every exchange and then the context.
    func shutDown()

    /// The monotonic time.
    var now: Duration { get }
    /// Starts an exchange, which reports its progress to `receiver`. Never calls it before returning.
    func begin(_ request: ExchangeRequest, for receiver: any ExchangeReceiver) -> any Exchange
    /// Calls the client's `tick` when its deadline has come, until it is detached.
    func attach(_ client: any TransportClient)
    func detach(_ client: any TransportClient)
    /// The deadline of an attached client has been set, removed or made earlier.
    func deadlineChanged(of client: any TransportClient)
}

/// One request and its response.
protocol Exchange: AnyObject {
    /// Ends it; the receiver is not called any more.
    func abort()
    /// Stops reading; the connection stays open.
    func hold()
    /// Continues reading.
    func unhold()
}

/// Receives the events of an exchange, on the transport's context.
protocol ExchangeReceiver: AnyObject {
    /// The header is complete; false ends the exchange.
    func didAnswer(_ head: ResponseHead) -> Bool
    /// Bytes of the body, valid during the call; false ends the exchange.
    func didReceive(_ bytes: UnsafeRawBufferPointer) -> Bool
    /// The body is complete, but not yet proved to be the right one: the end follows.
    func didReceiveAll()
    /// The response is complete, or it failed. Not called after an abort or after false was returned.
    func didEnd(_ failure: ExchangeFailure?)
}

extension Transport {
    /// For a transport that checks all of them each time.
    func deadlineChanged(of client: any TransportClient) {}
}

extension ExchangeReceiver {
    func didReceiveAll() {}
}

/// Something with deadlines, on the transport's context.
protocol TransportClient: AnyObject {
    var deadline: Duration? { get }
    func tick(at now: Duration)
    /// The transport is ending; nothing may be started any more.
    func transportWillEnd()
}

/// Shuts the transport down when the downloader and all its downloads are gone.
final class TransportLease: Sendable {
    let transport: any Transport

    init(_ transport: any Transport) {
        self.transport = transport
    }

    deinit {
        transport.shutDown()
    }
}
