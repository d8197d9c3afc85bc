/// The rows that a screen has added, until it is finished.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
final class RowNumbers: Sendable {
    private let numbers = Guarded<[Int]?>([])

    func insert(_ number: Int) {
        numbers.withLock { $0?.append(number) }
    }

    /// Returns the rows the first time, and nil from then on.
    func close() -> [Int]? {
        numbers.withLock { numbers in
            defer { numbers = nil }
            return numbers
        }
    }
}
