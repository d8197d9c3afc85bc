import CCairo

/// Cairo's functions, looked up when they are first needed: a program that makes no pictures never loads the library.
struct CairoLibrary {
    /// The library; nil on a machine without it.
    static let shared: headway_cairo? = {
        withUnsafeTemporaryAllocation(of: headway_cairo.self, capacity: 1) { functions in
            guard let start = functions.baseAddress, headway_cairo_load(start) else { return nil }
            return start.pointee
        }
    }()
}
