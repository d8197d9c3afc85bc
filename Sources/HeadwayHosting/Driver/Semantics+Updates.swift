package import Headway

extension Semantics {
    /// Whether assistive technology should ask for the value again and again: a bar's and a ring's always, a download's while
    /// it is on its way.
    package var updatesFrequently: Bool {
        state.map { $0 == .running || $0 == .indeterminate } ?? true
    }
}
