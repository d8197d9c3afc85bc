// On Linux only for the tests of debug builds: Foundation is larger than all the rest of a program.
#if !os(Linux) || DEBUG
import Dispatch
import Foundation

// The only module whose name differs between systems: where it is missing, Foundation has its contents.
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Exchanges over Foundation's `URLSession`: only data tasks, with the downloader's own ranges, redirects and files.
///
/// A connection cannot be kept open (a suspended task of swift-corelibs-foundation starts over and appends), so a pause
/// drops it and resumes with a range; a rate limit has no effect; and certificate authorities are the system's.
///
/// Unchecked because everything but `enter` and `shutDown` runs on the serial queue.
final class URLSessionTransport: NSObject, Transport, @unchecked Sendable {
    let canHold = false
    /// Each session numbers its own tasks.
    private struct TaskKey: Hashable {
        let session: ObjectIdentifier
        let task: Int

        init(_ session: URLSession, _ task: URLSessionTask) {
            self.session = ObjectIdentifier(session)
            self.task = task.taskIdentifier
        }
    }

    private let queue = DispatchQueue(label: "headway.download.urlsession")
    private let origin = ContinuousClock.now
    private var clients: [ObjectIdentifier: any TransportClient] = [:]
    private var exchanges: [TaskKey: URLSessionExchange] = [:]
    private var timer: (any DispatchSourceTimer)?
    private var isOver = false
    private var session: URLSession?
    /// Whether this session has had an exchange, whose connection the next may get.
    private var hasServed = false

    var now: Duration { origin.duration(to: .now) }

    func enter(_ work: @escaping @Sendable () -> Void) {
        queue.async { [self] in
            work()
            scheduleTick()
        }
    }

    func shutDown() {
        queue.async { [self] in
            for client in Array(clients.values) { client.transportWillEnd() }
            isOver = true
            timer?.cancel()
            timer = nil
            // The session retains its delegate until then.
            session?.invalidateAndCancel()
            session = nil
        }
    }

    /// The library offers no way to request a new connection; a new session has only new ones.
    private func leaveConnections() {
        session?.finishTasksAndInvalidate()
        session = nil
        hasServed = false
    }

    private func currentSession() -> URLSession {
        if let session { return session }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpMaximumConnectionsPerHost = 64
        let operations = OperationQueue()
        operations.underlyingQueue = queue
        operations.maxConcurrentOperationCount = 1
        let made = URLSession(configuration: configuration, delegate: self, delegateQueue: operations)
        session = made
        return made
    }

    func begin(_ request: ExchangeRequest, for receiver: any ExchangeReceiver) -> any Exchange {
        let exchange = URLSessionExchange(receiver, place: request.address.place)
        guard request.security == ConnectionSecurity(), let url = URL(string: request.address.text), !isOver else {
            let reason = "on this system, certificates and authorities come from the system only"
            queue.async { exchange.end(.badRequest(reason)) }
            return exchange
        }
        var made = URLRequest(url: url)
        // The idle limit is the downloader's own.
        made.timeoutInterval = 86_400
        made.httpShouldHandleCookies = false
        made.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
        made.setValue("headway", forHTTPHeaderField: "User-Agent")
        for field in request.fields { made.setValue(field.value, forHTTPHeaderField: field.name) }
        // Over TLS most connections carry several requests at once, which cannot be known here.
        let servesOnce = !request.isForRange && request.address.scheme == "http"
        if request.connection == .new || servesOnce { leaveConnections() }
        exchange.mayBeReused = hasServed
        exchange.mustNameRange = request.isForRange
        hasServed = true
        let task = currentSession().dataTask(with: made)
        exchange.cancel = { task.cancel() }
        exchanges[TaskKey(currentSession(), task)] = exchange
        task.resume()
        return exchange
    }

    func attach(_ client: any TransportClient) {
        clients[ObjectIdentifier(client)] = client
    }

    func detach(_ client: any TransportClient) {
        clients[ObjectIdentifier(client)] = nil
    }

    /// Sets the timer to the next deadline.
    private func scheduleTick() {
        guard !isOver, let next = clients.values.compactMap(\.deadline).min() else { return }
        let timer = self.timer ?? makeTimer()
        let wait = max(next - now, .zero) / .milliseconds(1)
        timer.schedule(deadline: .now() + .milliseconds(Int(min(wait, 86_400_000)) + 1))
        self.timer = timer
    }

    private func makeTimer() -> any DispatchSourceTimer {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.setEventHandler { [weak self] in self?.tick() }
        timer.resume()
        return timer
    }

    private func tick() {
        let now = now
        for client in Array(clients.values) {
            if let deadline = client.deadline, deadline <= now { client.tick(at: now) }
        }
        scheduleTick()
    }
}

extension URLSessionTransport: URLSessionDataDelegate {
    /// No redirect is followed here: the response itself goes to the downloader, which decides.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let goesOn = exchanges[TaskKey(session, dataTask)]?.answer(response) ?? false
        completionHandler(goesOn ? .allow : .cancel)
        // On Linux the disposition is ignored.
        if !goesOn { dataTask.cancel() }
        scheduleTick()
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        if exchanges[TaskKey(session, dataTask)]?.receive(data) != true { dataTask.cancel() }
        scheduleTick()
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let exchange = exchanges.removeValue(forKey: TaskKey(session, task)) else { return }
        exchange.end(error.map { DownloadError($0, place: exchange.place) })
        scheduleTick()
    }
}
#endif
