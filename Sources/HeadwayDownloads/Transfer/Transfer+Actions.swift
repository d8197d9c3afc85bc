import Foundation
import Synchronization

extension Transfer {
    func perform(_ action: DownloadMachine.Action) {
        switch action {
        case .enqueue:
            attach()
            queue.enqueue(self, host: host)
        case .leave: queue.leave(self)
        case .locate: locate()
        case .prepare(let offset): prepare(offset)
        case .request(let request):
            ignoresBody = false
            throttledUntil = nil
            limiter = request.rateLimit.map { RateLimiter(bytesPerSecond: $0, at: transport.now) }
            exchange = transport.begin(request, for: self)
        case .abort:
            throttledUntil = nil
            exchange?.abort()
            exchange = nil
        case .ignoreBody: ignoresBody = true
        case .hold: exchange?.hold()
        case .unhold: if throttledUntil == nil { exchange?.unhold() }
        case .begin(let name, let sidecar): store { try self.begin(name, sidecar) }
        case .append(let offset):
            flushedTo = offset
            store { try self.file?.append(offset: offset) }
        case .finish(let sidecar): finish(sidecar)
        case .close(let partial): close(partial)
        }
    }

    /// Does work on the file at once; what it throws is the machine's next event.
    private func store(_ work: () throws -> Void) {
        do {
            try work()
        } catch {
            send(.storageFailed(error as? DownloadError ?? .transport("\(error)")))
        }
    }

    private func begin(_ name: String, _ sidecar: Sidecar) throws {
        if file == nil, let folder {
            file = try Destination.openPart(folder, name, request, url: address).0
        }
        flushedTo = 0
        try file?.begin(sidecar)
    }

    /// Runs `work` on the file queue and then `done` on the context, unless the file was closed in between.
    private func onFiles<Value: Sendable>(
        _ work: @escaping @Sendable () throws(DownloadError) -> Value,
        done: @escaping @Sendable (Transfer, Result<Value, DownloadError>) -> Void,
        stale: @escaping @Sendable (Transfer, Result<Value, DownloadError>) -> Void = { _, _ in }
    ) {
        let begun = ticket
        files.async { [self] in
            let outcome = Result<Value, DownloadError> { () throws(DownloadError) -> Value in try work() }
            transport.enter { [self] in
                if begun == ticket { done(self, outcome) } else { stale(self, outcome) }
            }
        }
    }

    private func locate() {
        guard let destination else { return }
        isLocating = true
        // A look that was overtaken may still hold the lock that this one wants.
        guard looks == 0 else {
            mustLookAgain = true
            return
        }
        looks += 1
        onFiles { [request, address] () throws(DownloadError) in
            try destination.locate(request, url: address)
        } done: { transfer, outcome in
            transfer.looks -= 1
            transfer.isLocating = false
            transfer.found(outcome)
        } stale: { transfer, outcome in
            transfer.looks -= 1
            if case .success(.part(let file, _)) = outcome { file.release(transfer.lastClose) }
            guard transfer.mustLookAgain else { return }
            transfer.mustLookAgain = false
            transfer.locate()
        }
    }

    private func found(_ outcome: Result<Destination.Finding, DownloadError>) {
        switch outcome {
        case .success(.nothing(let found)):
            folder = found
            send(.located(DownloadMachine.Part(sidecar: nil, size: 0), name: nil))
        case .success(.part(let found, let part)):
            folder = found.folder
            file = found
            send(.located(part, name: found.name))
        case .success(.complete(let folder, let name, let bytes, let sha256)):
            result = DownloadResult(path: folder.path(of: name), bytes: bytes, sha256: sha256)
            send(.alreadyComplete(name: name, bytes: bytes))
        case .failure(let error):
            send(.storageFailed(error))
        }
    }

    private func prepare(_ offset: Int64) {
        guard offset > 0, let file, let digest = file.digest, digest.count != offset else { return send(.prepared) }
        onFiles { () throws(DownloadError) in
            try file.prepare(offset: offset)
        } done: { transfer, outcome in
            switch outcome {
            case .success: transfer.send(.prepared)
            case .failure(let error): transfer.send(.storageFailed(error))
            }
        }
    }

    private func finish(_ sidecar: Sidecar) {
        guard let file else { return send(.storageFailed(.transport("there is no file to finish"))) }
        onFiles { [request] () throws(DownloadError) in
            try file.finish(sidecar, digest: request.digest, existing: request.existing)
        } done: { transfer, outcome in
            switch outcome {
            case .success(let sha256):
                let path = file.folder.path(of: file.name)
                transfer.result = DownloadResult(path: path, bytes: sidecar.total ?? 0, sha256: sha256)
                transfer.send(.finished)
            case .failure(let error): transfer.send(.storageFailed(error))
            }
        }
    }

    private func close(_ partial: PartialFile) {
        ticket += 1
        lastClose = partial
        isFlushing = false
        if let file {
            file.release(partial)
        } else if partial == .discarded, !isLocating {
            discardUnopened()
        }
        isLocating = false
        mustLookAgain = false
        file = nil
        folder = nil
    }

    /// Removes what an earlier try left on disk.
    private func discardUnopened() {
        guard let destination else { return }
        files.async { [request, address] in
            guard case .part(let file, _)? = try? destination.locate(request, url: address) else { return }
            file.release(.discarded)
        }
    }

    /// Flushes in the background once enough has come, so that a power cut costs little and the end is quick.
    func flushIfDue(_ offset: Int64) {
        guard offset - flushedTo >= Self.flushStep, !isFlushing, let file else { return }
        flushedTo = offset
        isFlushing = true
        let version = file.record.withLock { $0.sidecar }
        onFiles { () throws(DownloadError) in
            try file.flush(upTo: offset, of: version)
        } done: { transfer, outcome in
            transfer.isFlushing = false
            if case .failure(let error) = outcome { transfer.send(.storageFailed(error)) }
        }
    }
}
