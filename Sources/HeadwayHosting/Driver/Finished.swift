/// Makes a change that takes a completion, and returns what the completion is called with.
@MainActor
package func finished(
    _ change: @MainActor (_ completion: @escaping @MainActor (_ finished: Bool) -> Void) -> Void
) async -> Bool {
    await withCheckedContinuation { continuation in
        change { continuation.resume(returning: $0) }
    }
}
