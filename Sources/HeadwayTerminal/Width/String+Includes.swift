extension String {
    /// Whether a text is a part of this one; the standard library's `contains` of a text needs macOS 13.
    func includes(_ part: String) -> Bool { indices.contains { self[$0...].hasPrefix(part) } }
}
