/// Shows progress on standard error while a closure runs.
///
/// The row ends as done when the closure returns, and as failed when it throws.
///
/// - Parameters:
///   - title: the text before the bar.
///   - total: the units in all; nil is unknown.
///   - unit: what is counted.
///   - layout: the row's elements; nil is the standard bar.
///   - screen: where it is shown; nil is a new screen on standard error.
///   - leave: whether a line stays when it is done; nil means true, unless it is nested in another loop with a row.
///   - disabled: true shows nothing at all.
///   - body: the work; it advances the handle.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public func withProgress<Result>(
    _ title: String, total: Int? = nil, unit: ProgressUnit = .items, layout: RowLayout? = nil,
    screen: ProgressScreen? = nil, leave: Bool? = nil, disabled: Bool = false,
    _ body: (ProgressHandle) throws -> Result
) rethrows -> Result {
    let request = WorkRequest(
        title, total: total, unit: unit, layout: layout, screen: screen, leave: leave, disabled: disabled)
    return try run(request, body)
}

/// Shows a custom row while a closure runs; for the parameters, see the other `withProgress`.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public func withProgress<Result>(
    _ row: ProgressRow, screen: ProgressScreen? = nil, leave: Bool? = nil, disabled: Bool = false,
    _ body: (ProgressHandle) throws -> Result
) rethrows -> Result {
    try run(WorkRequest(row, screen, leave: leave, disabled: disabled), body)
}

/// Shows progress on standard error while an asynchronous closure runs, in the caller's isolation.
///
/// The row ends as done when the closure returns, and as failed when it throws. The parameters are those of the synchronous
/// `withProgress`.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public func withProgress<Result>(
    _ title: String, total: Int? = nil, unit: ProgressUnit = .items, layout: RowLayout? = nil,
    screen: ProgressScreen? = nil, leave: Bool? = nil, disabled: Bool = false,
    isolation: isolated (any Actor)? = #isolation, _ body: (ProgressHandle) async throws -> Result
) async rethrows -> Result {
    let request = WorkRequest(
        title, total: total, unit: unit, layout: layout, screen: screen, leave: leave, disabled: disabled)
    return try await run(request, isolation: isolation, body)
}

/// Shows a custom row while an asynchronous closure runs, in the caller's isolation.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public func withProgress<Result>(
    _ row: ProgressRow, screen: ProgressScreen? = nil, leave: Bool? = nil, disabled: Bool = false,
    isolation: isolated (any Actor)? = #isolation, _ body: (ProgressHandle) async throws -> Result
) async rethrows -> Result {
    try await run(WorkRequest(row, screen, leave: leave, disabled: disabled), isolation: isolation, body)
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private func run<Result>(
    _ request: WorkRequest, _ body: (ProgressHandle) throws -> Result
) rethrows -> Result {
    let work = ProgressWork(request)
    do {
        let result = try body(work.handle)
        work.finish()
        return result
    } catch {
        work.fail(error)
        throw error
    }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private func run<Result>(
    _ request: WorkRequest, isolation: isolated (any Actor)?, _ body: (ProgressHandle) async throws -> Result
) async rethrows -> Result {
    let work = ProgressWork(request)
    do {
        let result = try await body(work.handle)
        work.finish()
        return result
    } catch {
        work.fail(error)
        throw error
    }
}
