#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Receives what one exchange delivers: its bytes go to the file in large chunks, at the position that the machine
/// says.
///
/// Used only on the transport's context.
final class ExchangeIntake: ExchangeReceiver {
    let id: DownloadMachine.ExchangeID
    private let transfer: Transfer
    var exchange: (any Exchange)?
    var ignoresBody = false
    private var buffer: [UInt8] = []
    /// Where the buffer's first byte belongs.
    private var offset: Int64 = 0
    /// When the first byte of the buffer arrived; nil while it is empty.
    private var since: Duration?
    /// How many more bytes certainly follow the buffer's: they are reported to the machine all at once.
    private var room = 0
    private var untold = 0

    /// How much is written at once: few system calls, and still within a processor's cache (measured, see
    /// Downloads.md).
    private static let capacity = 256 << 10
    /// Another chunk might not fit.
    private static let full = capacity - (16 << 10)
    /// Data that arrives slowly is written after this at the latest.
    private static let patience = Duration.milliseconds(50)

    init(_ id: DownloadMachine.ExchangeID, _ transfer: Transfer) {
        self.id = id
        self.transfer = transfer
    }

    func didAnswer(_ head: ResponseHead) -> Bool {
        transfer.send(.head(id, head, clock: Int64(Date().timeIntervalSince1970)))
        return transfer.isAlive(self)
    }

    func didReceive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        if bytes.count < room {
            room -= bytes.count
            untold += bytes.count
            buffer.append(contentsOf: bytes)
            return buffer.count < Self.full || flush()
        }
        tell()
        let now = transfer.transport.now
        guard !ignoresBody else {
            transfer.machine?.heard(at: now)
            return true
        }
        switch transfer.machine?.place(of: bytes.count, from: id) {
        case .nowhere, nil: return false
        case .beyondEnd:
            transfer.send(.overflowed(id))
            return false
        case .at(let offset, let count):
            let piece = UnsafeRawBufferPointer(rebasing: bytes[..<count])
            // If nothing more will follow, there is no need to collect it.
            let isAll = buffer.isEmpty && count == transfer.roomAhead(of: self)
            guard isAll ? write(piece, at: offset) : take(piece, at: offset, now) else { return false }
            guard transfer.didTake(count, by: self, at: now) else { return false }
            if !buffer.isEmpty { room = min(Self.capacity, transfer.roomAhead(of: self)) }
            return true
        }
    }

    /// Reports the bytes to the machine that have not been reported yet.
    private func tell() {
        room = 0
        guard untold > 0 else { return }
        let count = untold
        untold = 0
        _ = transfer.didTake(count, by: self, at: transfer.transport.now)
    }

    func didReceiveAll() {
        flush()
        transfer.didReceiveAll()
    }

    func didEnd(_ failure: ExchangeFailure?) {
        exchange = nil
        transfer.didEnd(self, failure)
    }

    private func take(_ bytes: UnsafeRawBufferPointer, at offset: Int64, _ now: Duration) -> Bool {
        if buffer.isEmpty {
            guard bytes.count < Self.capacity / 2 else { return write(bytes, at: offset) }
            self.offset = offset
            since = now
            buffer.reserveCapacity(Self.capacity)
            transfer.transport.deadlineChanged(of: transfer)
        }
        buffer.append(contentsOf: bytes)
        return buffer.count < Self.full || flush()
    }

    /// When pending bytes have to be written.
    var deadline: Duration? { since.map { $0 + Self.patience } }

    /// Writes what is pending; false if that failed, in which case the machine has been notified.
    @discardableResult func flush() -> Bool {
        guard !buffer.isEmpty else { return true }
        let isWritten = buffer.withUnsafeBytes { write($0, at: offset) }
        buffer.removeAll(keepingCapacity: true)
        since = nil
        if isWritten { tell() } else { (room, untold) = (0, 0) }
        return isWritten
    }

    /// Discards pending bytes.
    func discard() {
        (room, untold) = (0, 0)
        buffer.removeAll(keepingCapacity: true)
        since = nil
    }

    private func write(_ bytes: UnsafeRawBufferPointer, at offset: Int64) -> Bool {
        if let held = transfer.held, held.append(bytes, at: offset) { return true }
        do throws(DownloadError) {
            try transfer.storeHeld()
            guard let file = transfer.file else { return false }
            try file.write(bytes, at: offset)
            return true
        } catch {
            transfer.failed(error)
            return false
        }
    }
}
