import CGTK

/// The processor time used.
enum ProcessorTime {
    /// The current thread's, in nanoseconds.
    static var ofThread: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
