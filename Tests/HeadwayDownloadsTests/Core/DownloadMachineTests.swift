import Testing

@testable import HeadwayDownloads

/// Events in, actions out: one row a step.
@Suite struct DownloadMachineTests {
    typealias Machine = DownloadMachine

    enum Step {
        case event(Machine.Event, [String])
        /// Bytes that were written.
        case bytes(Int)
        /// Time that passes, in seconds, with a tick at its end.
        case wait(Double, [String])
    }

    struct Script: CustomTestStringConvertible {
        var name: String
        var change: @Sendable (inout Machine.Configuration) -> Void = { _ in }
        var steps: [Step]
        /// The name of the state's case.
        var state: String
        /// The longest that it may wait, in seconds since the start.
        var until: Double?
        var error: DownloadError?
        var testDescription: String { name }
    }

    static let tag = HeaderField(name: "ETag", value: "\"a\"")
    static let kept = Sidecar(url: "http://h/f", etag: "\"a\"", total: 100)

    static func ok(_ length: Int64? = 100, _ more: [HeaderField] = [tag]) -> Machine.Event {
        let fields = length.map { [HeaderField(name: "Content-Length", value: "\($0)")] } ?? []
        return .head(0, ResponseHead(status: 200, fields: fields + more), clock: 0)
    }

    static func part(_ range: String, _ more: [HeaderField] = [tag]) -> Machine.Event {
        .head(0, ResponseHead(status: 206, fields: [HeaderField(name: "Content-Range", value: range)] + more), clock: 0)
    }

    static func status(_ code: Int, _ fields: [HeaderField] = []) -> Machine.Event {
        .head(0, ResponseHead(status: code, fields: fields), clock: 0)
    }

    /// What may be another request's answer.
    static let unproved: Machine.Event = {
        var head = ResponseHead(status: 200, fields: [HeaderField(name: "Content-Length", value: "100"), tag])
        head.isUnproved = true
        return .head(0, head, clock: 0)
    }()

    static let lost = Machine.Event.ended(0, ExchangeFailure(error: .connectionLost(host: "h")))
    static let doubted = Machine.Event.ended(
        0, ExchangeFailure(error: .connectionLost(host: "h"), reusedConnection: true, isDoubtful: true))
    static let finished = Machine.Event.finished(DownloadResult("f", 100, nil), name: "f")
    static let nothing = Part()
    static let forty = Part(version: kept, ranges: ByteRanges(upTo: 40))

    /// The usual way to the first answer.
    static func asked(_ found: Part = nothing, _ request: String = "GET http://h/f") -> [Step] {
        [
            .event(.start, ["enqueue"]),
            .event(.admitted, ["locate"]),
            .event(.located(found), [request]),
        ]
    }

    static let stop = ["abort", "leave", "close kept"]
    static let resuming = "GET http://h/f Range: bytes=40- If-Range: \"a\""

    static let scripts: [Script] = [
        Script(
            name: "a whole file",
            steps: asked() + [
                .event(ok(), ["begin f"]), .bytes(100), .event(.ended(0, nil), ["finish 100"]),
                .event(finished, ["leave", "close kept"]),
            ], state: "completed"),
        Script(
            name: "all bytes, and then a lost connection",
            steps: asked() + [.event(ok(), ["begin f"]), .bytes(100), .event(lost, ["finish 100"])], state: "finishing"),
        Script(
            name: "an answer that is proved",
            steps: asked() + [.event(unproved, ["begin f"]), .bytes(100), .event(.ended(0, nil), ["finish 100"])],
            state: "finishing"),
        Script(
            name: "all bytes of an answer that turns out to be doubtful",
            steps: asked() + [
                .event(unproved, ["begin f"]), .bytes(100), .event(doubted, ["leave", "enqueue"]),
                .event(.admitted, ["GET http://h/f"]),
            ], state: "asking"),
        Script(
            name: "all bytes of an answer that is not proved, and then a lost connection",
            steps: asked() + [.event(unproved, ["begin f"]), .bytes(100), .event(lost, ["leave"])], state: "waiting",
            until: 1, error: .connectionLost(host: "h")),
        Script(
            name: "cancelled before the answer is proved",
            steps: asked() + [
                .event(unproved, ["begin f"]), .bytes(100), .event(.cancel(.kept), ["abort", "leave", "close kept"]),
            ], state: "cancelled", error: .cancelled),
        Script(
            name: "an unknown length",
            steps: asked() + [
                .event(ok(nil), ["begin f"]), .bytes(7), .event(.ended(0, nil), ["finish 7"]),
                .event(finished, ["leave", "close kept"]),
            ], state: "completed"),
        Script(
            name: "an empty file",
            steps: asked() + [.event(ok(0), ["begin f"]), .event(.ended(0, nil), ["finish 0"])], state: "finishing"),
        Script(
            name: "a part goes on",
            steps: asked(forty, resuming) + [
                .event(part("bytes 40-99/100"), ["append 40"]), .bytes(60), .event(.ended(0, nil), ["finish 100"]),
            ], state: "finishing"),
        Script(
            name: "a part whose file changed is emptied first",
            steps: asked(forty, resuming) + [
                .event(ok(), ["begin f"]), .bytes(100), .event(.ended(0, nil), ["finish 100"]),
            ],
            state: "finishing"),
        Script(
            name: "a part whose file changed, when that is not wanted", change: { $0.ifChanged = .fail },
            steps: asked(forty, resuming) + [.event(ok(), stop)], state: "failed", error: .fileChanged),
        Script(
            name: "a lying part is asked for whole, once",
            steps: asked(forty, resuming) + [
                .event(part("bytes 47-99/100"), ["abort", "GET http://h/f"]),
                .event(ok(), ["begin f"]),
            ], state: "receiving"),
        Script(
            name: "a part at the end of an unknown length is proved by its last byte",
            steps: asked(
                Part(version: Sidecar(url: "http://h/f", etag: "\"a\""), ranges: ByteRanges(upTo: 40)), resuming) + [
                    .event(
                        status(416, [HeaderField(name: "Content-Range", value: "bytes */40")]),
                        ["abort", "GET http://h/f Range: bytes=39- If-Range: \"a\""]),
                    .event(part("bytes 39-39/40"), ["append 39"]), .bytes(1), .event(.ended(0, nil), ["finish 40"]),
                ], state: "finishing"),
        Script(
            name: "a cut is retried from where it was",
            steps: asked() + [
                .event(ok(), ["begin f"]), .bytes(40), .event(lost, ["leave"]), .wait(1, ["enqueue"]),
                .event(.admitted, ["GET* " + resuming.dropFirst(4)]),
            ], state: "asking", error: .connectionLost(host: "h")),
        Script(
            name: "a short end is retried",
            steps: asked() + [.event(ok(), ["begin f"]), .bytes(99), .event(.ended(0, nil), ["leave"])],
            state: "waiting", until: 1, error: .wrongLength(received: 99, expected: 100)),
        Script(
            name: "without a validator a cut starts over",
            steps: asked() + [
                .event(ok(100, []), ["begin f"]), .bytes(40), .event(lost, ["leave"]), .wait(1, ["enqueue"]),
                .event(.admitted, ["GET* http://h/f"]),
            ], state: "asking", error: .connectionLost(host: "h")),
        Script(
            name: "more than announced is thrown away",
            steps: asked() + [
                .event(ok(), ["begin f"]), .bytes(100), .event(.overflowed(0), ["abort", "leave", "close discarded"]),
            ],
            state: "failed", error: .wrongLength(received: 101, expected: 100)),
        Script(
            name: "404", steps: asked() + [.event(status(404), stop)], state: "failed", error: .http(status: 404)),
        Script(
            name: "503 is retried, and a number of times only", change: { $0.retry.limit = 1 },
            steps: asked() + [
                .event(status(503), ["abort", "leave"]), .wait(1, ["enqueue"]), .event(.admitted, ["GET* http://h/f"]),
                .event(status(503), ["abort"] + stop),
            ], state: "failed", error: .http(status: 503)),
        Script(
            name: "Retry-After is waited for",
            steps: asked() + [
                .event(status(503, [HeaderField(name: "Retry-After", value: "5")]), ["abort", "leave"]),
                .wait(4.9, []), .wait(0.2, ["enqueue"]),
            ], state: "queued", error: .http(status: 503)),
        Script(
            name: "a Retry-After beyond all patience fails",
            steps: asked() + [
                .event(status(503, [HeaderField(name: "Retry-After", value: "9999")]), ["abort"] + stop)
            ], state: "failed", error: .serverBusy(status: 503, seconds: 9_999)),
        Script(
            name: "refused at first is final",
            steps: asked() + [.event(.ended(0, ExchangeFailure(error: .connectionRefused(host: "h"))), stop)],
            state: "failed",
            error: .connectionRefused(host: "h")),
        Script(
            name: "refused after bytes is retried",
            steps: asked() + [
                .event(ok(), ["begin f"]), .bytes(40), .event(lost, ["leave"]), .wait(1, ["enqueue"]),
                .event(.admitted, ["GET* " + resuming.dropFirst(4)]),
                .event(.ended(0, ExchangeFailure(error: .connectionRefused(host: "h"))), ["leave"]),
            ], state: "waiting", until: 3, error: .connectionRefused(host: "h")),
        Script(
            name: "garbage on a used connection is asked again on a new one",
            steps: asked() + [
                .event(
                    .ended(0, ExchangeFailure(error: .notHTTP(host: "h"), reusedConnection: true)), ["GET* http://h/f"]),
                .event(.ended(0, ExchangeFailure(error: .notHTTP(host: "h"))), stop),
            ], state: "failed", error: .notHTTP(host: "h")),
        Script(
            name: "silence before the answer",
            steps: asked() + [.wait(29, []), .wait(1, ["abort", "leave"])], state: "waiting", until: 31,
            error: .timedOut(host: "h")),
        Script(
            name: "silence within the body, counted from the last byte",
            steps: asked() + [
                .event(ok(), ["begin f"]), .wait(20, []), .bytes(1), .wait(20, []), .wait(10, ["abort", "leave"]),
            ], state: "waiting", until: 51, error: .timedOut(host: "h")),
        Script(
            name: "a full disk",
            steps: asked() + [.event(ok(), ["begin f"]), .bytes(4), .event(.storageFailed(.diskFull("f")), stop)],
            state: "failed", error: .diskFull("f")),
        Script(
            name: "no folder",
            steps: [
                .event(.start, ["enqueue"]), .event(.admitted, ["locate"]),
                .event(.storageFailed(.folderMissing("d")), stop),
            ], state: "failed", error: .folderMissing("d")),
        Script(
            name: "already in place",
            steps: [
                .event(.start, ["enqueue"]), .event(.admitted, ["locate"]),
                .event(.alreadyComplete(DownloadResult("f", 5, nil), name: "f"), ["leave", "close kept"]),
            ], state: "completed"),
        Script(
            name: "pause keeps the connection and resumption uses it",
            steps: asked() + [
                .event(ok(), ["begin f"]), .bytes(4), .event(.pause, ["hold", "leave", "keep"]), .wait(29, []),
                .event(.resume, ["enqueue"]), .event(.admitted, ["unhold"]),
            ], state: "receiving"),
        Script(
            name: "a long pause drops the connection and resumes by range",
            steps: asked() + [
                .event(ok(), ["begin f"]), .bytes(40), .event(.pause, ["hold", "leave", "keep"]), .wait(30, ["abort"]),
                .event(.resume, ["enqueue"]), .event(.admitted, [resuming]),
            ], state: "asking"),
        Script(
            name: "the held connection ends while paused",
            steps: asked() + [
                .event(ok(), ["begin f"]), .bytes(40), .event(.pause, ["hold", "leave", "keep"]), .event(lost, []),
                .event(.resume, ["enqueue"]), .event(.admitted, [resuming]),
            ], state: "asking"),
        Script(
            name: "pause before the answer",
            steps: asked() + [.event(.pause, ["abort", "leave"]), .event(.resume, ["enqueue"])], state: "queued"),
        Script(
            name: "pause in the queue", steps: [.event(.start, ["enqueue"]), .event(.pause, ["leave"])], state: "paused"
        ),
        Script(
            name: "pause while waiting to retry",
            steps: asked() + [.event(status(503), ["abort", "leave"]), .event(.pause, ["leave"]), .wait(9, [])],
            state: "paused", error: .http(status: 503)),
        Script(
            name: "pause while looking for the part",
            steps: [
                .event(.start, ["enqueue"]), .event(.admitted, ["locate"]), .event(.pause, ["leave", "close kept"]),
                .event(.resume, ["enqueue"]), .event(.admitted, ["locate"]),
            ], state: "locating"),
        Script(
            name: "cancel while receiving",
            steps: asked() + [.event(ok(), ["begin f"]), .event(.cancel(.kept), stop), .event(.cancel(.kept), [])],
            state: "cancelled", error: .cancelled),
        Script(
            name: "cancel and discard while paused",
            steps: asked() + [
                .event(ok(), ["begin f"]), .event(.pause, ["hold", "leave", "keep"]),
                .event(.cancel(.discarded), ["abort", "leave", "close discarded"]),
            ], state: "cancelled", error: .cancelled),
        Script(
            name: "start again after a failure",
            steps: asked() + [.event(status(404), stop), .event(.resume, ["enqueue"]), .event(.admitted, ["locate"])],
            state: "locating"),
        Script(
            name: "what comes too late is ignored",
            steps: asked() + [
                .event(.cancel(.kept), stop), .event(ok(), []), .event(lost, []),
                .event(.located(nothing), []), .event(finished, []), .event(.pause, []), .wait(99, []),
                .event(.admitted, ["leave"]),
            ], state: "cancelled", error: .cancelled),
        Script(
            name: "a redirect within the origin keeps the credentials",
            change: { $0.sources[0].credentials = [HeaderField(name: "Authorization", value: "x")] },
            steps: asked(nothing, "GET http://h/f Authorization: x") + [
                .event(
                    status(302, [HeaderField(name: "Location", value: "/g")]),
                    ["abort", "GET http://h/g Authorization: x"]),
                .event(ok(), ["begin g"]),
            ], state: "receiving"),
        Script(
            name: "a redirect to another origin drops them for good",
            change: { $0.sources[0].credentials = [HeaderField(name: "Cookie", value: "x")] },
            steps: asked(nothing, "GET http://h/f Cookie: x") + [
                .event(
                    status(302, [HeaderField(name: "Location", value: "http://h:81/g")]),
                    ["abort", "GET http://h:81/g"]),
                .event(status(302, [HeaderField(name: "Location", value: "http://h/f")]), ["abort", "GET http://h/f"]),
            ], state: "asking"),
        Script(
            name: "a redirect with a small body keeps the connection",
            steps: asked() + [
                .event(
                    status(
                        302,
                        [HeaderField(name: "Location", value: "/g"), HeaderField(name: "Content-Length", value: "5")]),
                    ["ignore"]),
                .event(.ended(0, nil), ["GET http://h/g"]),
            ], state: "asking"),
        Script(
            name: "a redirect to a file",
            steps: asked() + [
                .event(status(302, [HeaderField(name: "Location", value: "file:///etc/passwd")]), stop)
            ], state: "failed", error: .badRedirect("file:///etc/passwd")),
        Script(
            name: "a redirect loop",
            steps: asked()
                + Array(
                    repeating: .event(
                        status(302, [HeaderField(name: "Location", value: "/f")]), ["abort", "GET http://h/f"]),
                    count: 20)
                + [.event(status(302, [HeaderField(name: "Location", value: "/f")]), stop)],
            state: "failed", error: .tooManyRedirects),
    ]

    @Test(arguments: scripts) func script(_ script: Script) throws {
        var machine = try Self.machine(script.change)
        var now = Duration.zero
        for (index, step) in script.steps.enumerated() {
            switch step {
            case .event(let event, let expected):
                let actions = machine.handle(Self.addressed(event, to: machine.lastID), at: now)
                #expect(actions.map(Self.text) == expected, "step \(index): \(event)")
            case .bytes(let count):
                let offset = machine.received
                #expect(machine.place(of: count, from: machine.lastID) == .at(offset: offset, count: count))
                let isFilled = machine.received(count, from: machine.lastID, at: now)
                #expect(!isFilled)
            case .wait(let seconds, let expected):
                now += .seconds(seconds)
                #expect(machine.handle(.tick, at: now).map(Self.text) == expected, "step \(index): \(seconds) s")
            }
        }
        #expect(Self.name(of: machine.state) == script.state)
        if case .waiting(_, let until, _) = machine.state {
            let limit = try #require(script.until)
            #expect(until <= .seconds(limit) && until >= now, "the delay is drawn, at most \(limit)")
        }
        #expect(machine.error == script.error)
    }

    /// The event of the exchange that was begun last, where it does not say of which.
    static func addressed(_ event: Machine.Event, to id: Machine.ExchangeID) -> Machine.Event {
        switch event {
        case .head(0, let head, let clock): .head(id, head, clock: clock)
        case .ended(0, let failure): .ended(id, failure)
        case .overflowed(0): .overflowed(id)
        case .filled(0): .filled(id)
        default: event
        }
    }

    static func name(of state: Machine.State) -> String {
        String(describing: state).split { !$0.isLetter }.first.map(String.init) ?? ""
    }

    static func machine(_ change: (inout Machine.Configuration) -> Void = { _ in }) throws -> Machine {
        var configuration = Machine.Configuration(sources: [.init(address: try Address.parse("http://h/f").0)])
        configuration.retry.ceiling = .seconds(1)
        change(&configuration)
        return Machine(configuration)
    }

    static func text(_ action: Machine.Action) -> String {
        switch action {
        case .enqueue: "enqueue"
        case .leave: "leave"
        case .locate: "locate"
        case .request(_, let request):
            (["GET" + (request.connection == .new ? "*" : ""), request.address.text]
                + request.fields.map { "\($0.name): \($0.value)" }).joined(separator: " ")
        case .abort: "abort"
        case .abortOne(let id): "abort \(id)"
        case .ignoreBody: "ignore"
        case .hold: "hold"
        case .unhold: "unhold"
        case .begin(let name, _): "begin \(name)"
        case .append(_, let there): "append \(there.isPrefix ? "\(there.count)" : "\(there.ranges)")"
        case .spread(let total): "spread \(total)"
        case .finish(_, let total): "finish \(total)"
        case .keep: "keep"
        case .close(let partial, _): "close \(partial)"
        }
    }
}
