import Dispatch
import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension Transfer {
    func perform(_ action: DownloadMachine.Action) {
        switch action {
        case .enqueue:
            attach()
            queue.enqueue(self, host: host)
        case .leave: queue.leave(self)
        case .locate: locate()
        case .request(let id, let request): begin(id, request)
        case .abort: abort(nil)
        case .abortOne(let id): abort(id)
        case .ignoreBody(let id): for intake in intakes where intake.id == id { intake.ignoresBody = true }
        case .hold: for intake in intakes { intake.exchange?.hold() }
        case .unhold: for intake in intakes { intake.exchange?.unhold() }
        case .begin(let name, let version): store { try self.begin(name, version) }
        case .append(let version, let there):
            flushedAt = there.count
            store {
                try self.storeHeld()
                try self.file?.append(version, there)
            }
        case .spread(let total): store { try self.spread(total) }
        case .finish(let version, let total):
            queue.finish(self)
            finish(version, total)
        case .keep(let there): keep(there)
        case .close(let partial, let there): close(partial, there)
        }
    }

    /// Does work on the file at once; an error it throws is the machine's next event.
    private func store(_ work: () throws -> Void) {
        do {
            try work()
        } catch {
            storageFailed(error as? DownloadError ?? .transport("\(error)"))
        }
    }

    private func storageFailed(_ error: DownloadError) {
        send(held.map { !$0.isStored } ?? false ? .unstored(error) : .storageFailed(error))
    }

    private func begin(_ name: String, _ version: Sidecar) throws {
        for intake in intakes { intake.discard() }
        flushedAt = 0
        let isUnproved = machine?.state.reception?.isUnproved == true
        let noted = isUnproved ? version.withoutMarks : version
        held = file == nil ? folder.flatMap { HeldFile($0, name, request, noted) } : nil
        guard held == nil else { return }
        if file == nil, let folder {
            switch try Destination.open(folder, name, request, version) {
            case .made(let made): file = made
            case .found(let found, let part):
                file = found
                return send(.found(part))
            }
        }
        try file?.begin(noted)
    }

    /// Writes held bytes to a file, which gets all that follow.
    func storeHeld() throws(DownloadError) {
        guard let held else { return }
        file = try held.stored()
        self.held = nil
    }

    private func spread(_ total: Int64) throws {
        guard let file, let there = machine?.state.reception?.received else { return }
        notedAt = transport.now
        try file.spread(there, total: total)
    }

    /// Runs `work` on the file queue and then `done` on the context, unless the file was closed in between.
    private func onFiles<Value: Sendable>(
        _ work: @escaping @Sendable () throws(DownloadError) -> Value,
        done: @escaping @Sendable (Transfer, Result<Value, DownloadError>) -> Void
    ) {
        let begun = ticket
        files.add { [self] in
            let outcome = Result<Value, DownloadError> { () throws(DownloadError) -> Value in try work() }
            transport.enter { [self] in
                if begun == ticket { done(self, outcome) }
            }
        }
    }

    private func locate() {
        if let finding = destination?.findingAtOnce { return found(.success(finding)) }
        // Keeps the transfer until the search has ended.
        search?.start { self.found($0) }
    }

    private func found(_ outcome: PartSearch.Outcome) {
        switch outcome {
        case .success(.nothing(let found)):
            folder = found
            send(.located(Part()))
        case .success(.part(let found, let part)):
            folder = found.folder
            file = found
            send(.located(part, name: found.name))
        case .success(.complete(let folder, let name, let bytes, let digest)):
            send(.alreadyComplete(DownloadResult(folder.path(of: name), bytes, digest), name: name))
        case .failure(.tooManyFiles) where queue.hasOthers(self): waitForDescriptors()
        case .failure(let error): send(.storageFailed(error))
        }
    }

    /// Others will release descriptors: it waits for its turn again, and fewer run at once from now on.
    func waitForDescriptors() {
        queue.lowerJobs()
        send(.crowded)
    }

    private func finish(_ version: Sidecar, _ total: Int64) {
        onFiles { [request, held, file] () throws(DownloadError) in
            guard let file = try held?.stored() ?? file else { throw .partLost(request.redactedURL) }
            let time = request.keepsTime ? version.lastModified.flatMap { HTTPDate.exactSeconds($0) } : nil
            let placed = try FolderSync.shared.after(file.folder) { () throws(DownloadError) in
                try file.finish(
                    total: total, digest: request.digest, existing: request.existing, modified: time)
            }
            file.removeSidecar()
            file.release(.kept, nil)
            return (placed, file.folder.path(of: placed.name))
        } done: { transfer, outcome in
            switch outcome {
            case .success(let (placed, path)):
                transfer.held = nil
                transfer.send(.finished(DownloadResult(path, placed.bytes, placed.digest), name: placed.name))
            case .failure(let error): transfer.storageFailed(error)
            }
        }
    }

    private func close(_ partial: PartialFile, _ there: ByteRanges) {
        ticket += 1
        isFlushing = false
        limiter = nil
        search?.cancel()
        if let file, !file.isReleased {
            file.willRelease()
            closing += 1
            isDiscarding = partial == .discarded
            files.add { [self] in
                file.release(partial, there)
                transport.enter { [self] in didClose() }
            }
        } else if let held {
            closing += 1
            isDiscarding = partial == .discarded
            files.add { [self] in
                held.release(partial, there)
                transport.enter { [self] in didClose() }
            }
        } else if file == nil, partial == .discarded {
            discardUnopened()
        }
        file = nil
        held = nil
        folder = nil
    }

    private func didClose() {
        closing -= 1
        if closing == 0 { publishClosed() }
    }

    private func keep(_ there: ByteRanges) {
        guard let file, !there.isEmpty else { return }
        flushedAt = there.count
        let version = file.record.withLock { $0.sidecar }
        onFiles { () throws(DownloadError) in
            try file.flush(there, of: version)
        } done: { transfer, outcome in
            if case .failure(let error) = outcome { transfer.send(.storageFailed(error)) }
        }
    }

    /// Removes what an earlier attempt left on disk.
    private func discardUnopened() {
        search?.start { outcome in
            guard case .success(.part(let file, _)) = outcome else { return }
            file.release(.discarded, nil)
        }
    }

    /// Flushes in the background once enough has arrived, so that a power cut costs little and the end is fast; and
    /// records more often what several connections have delivered.
    func noteIfDue(_ received: Int64, at now: Duration) {
        let mustFlush = received - flushedAt >= Self.flushStep
        let isSpread = machine?.state.reception?.isSpread == true
        guard mustFlush || isSpread && now - notedAt >= Self.noteStep, !isFlushing, let file else { return }
        for intake in intakes { intake.flush() }
        guard let there = machine?.state.reception?.received else { return }
        if mustFlush { flushedAt = received }
        notedAt = now
        isFlushing = true
        let version = file.record.withLock { $0.sidecar }
        onFiles { () throws(DownloadError) in
            if mustFlush { try file.flush(there, of: version) } else { try file.journal(there) }
        } done: { transfer, outcome in
            transfer.isFlushing = false
            if case .failure(let error) = outcome { transfer.send(.storageFailed(error)) }
        }
    }
}
