extension String {
    /// Whether this text contains another; the standard library's `contains` for that needs macOS 13.
    func includes(_ part: String) -> Bool { indices.contains { self[$0...].hasPrefix(part) } }
}
