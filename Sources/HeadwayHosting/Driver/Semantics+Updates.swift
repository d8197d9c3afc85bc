package import Headway

extension Semantics {
    /// Whether the value changes so often that assistive technology should poll it: always for bars and rings, and for downloads
    /// while they are running.
    package var updatesFrequently: Bool {
        state.map { $0 == .running || $0 == .indeterminate } ?? true
    }
}
