#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The signals that writing may raise, blocked in the calling thread.
struct HeldSignals {
    private var previous = sigset_t()

    /// Blocks SIGTTOU and SIGPIPE.
    init() {
        var held = sigset_t()
        sigemptyset(&held)
        sigaddset(&held, SIGTTOU)
        sigaddset(&held, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &held, &previous)
    }

    /// Discards a SIGPIPE that came meanwhile, and unblocks both if they were not blocked before.
    func letGo() {
        var (before, pending, pipe) = (previous, sigset_t(), sigset_t())
        sigpending(&pending)
        // A signal that was blocked before may be waited for by somebody else.
        if sigismember(&pending, SIGPIPE) == 1, sigismember(&before, SIGPIPE) == 0 {
            sigemptyset(&pipe)
            sigaddset(&pipe, SIGPIPE)
            var number: Int32 = 0
            sigwait(&pipe, &number)
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
