#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What is still to be done when the process exits.
enum ProcessExit {
    /// Calls a function without context when `exit` is called or `main` returns; not at a signal.
    static func perform(_ body: @escaping @convention(c) () -> Void) {
        atexit(body)
    }
}
