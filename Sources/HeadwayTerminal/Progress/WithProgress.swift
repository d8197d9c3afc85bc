/// Shows progress on standard error while a closure works; `total` nil is unknown.
///
/// The row ends as done when the closure returns, and as failed when it throws.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public func withProgress<Result>(
    _ title: String, total: Int? = nil, unit: ProgressUnit = .items, _ body: (ProgressHandle) throws -> Result
) rethrows -> Result {
    let work = ProgressWork(title, total: total, unit: unit)
    do {
        let result = try body(work.handle)
        work.finish()
        return result
    } catch {
        work.fail(error)
        throw error
    }
}

/// Shows progress on standard error while an asynchronous closure works; `total` nil is unknown.
///
/// The row ends as done when the closure returns, and as failed when it throws. The closure runs where the caller does.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public func withProgress<Result>(
    _ title: String, total: Int? = nil, unit: ProgressUnit = .items,
    isolation: isolated (any Actor)? = #isolation, _ body: (ProgressHandle) async throws -> Result
) async rethrows -> Result {
    let work = ProgressWork(title, total: total, unit: unit)
    do {
        let result = try await body(work.handle)
        work.finish()
        return result
    } catch {
        work.fail(error)
        throw error
    }
}
