public import Foundation
import Headway

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension ProgressScreen {
    /// Adds a row that follows Foundation's progress, by sampling it once a frame on the drawing thread.
    ///
    /// The bar counts what the progress's children have done of their parts; amounts are the progress's own units.
    /// A total of 0 or less is unknown. The row ends as done when the progress is finished and as failed when it is cancelled.
    @discardableResult
    public func add(_ row: ProgressRow, following progress: Progress) -> ProgressHandle {
        add(row, sampling: { RowReading(progress) })
    }
}

extension RowReading {
    /// What Foundation's progress says now.
    init(_ progress: Progress) {
        let total = progress.totalUnitCount
        self.init(
            completed: progress.completedUnitCount, total: total > 0 ? total : nil,
            fraction: total > 0 ? progress.fractionCompleted : nil)
        if progress.isCancelled {
            (state, note) = (.failed, "cancelled")
        } else if total > 0 && completed >= total {
            state = .completed
        } else if progress.isPaused {
            state = .paused
        }
    }
}
