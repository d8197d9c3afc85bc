#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The signals that writing may raise, held back from the calling thread.
struct HeldSignals {
    private var previous = sigset_t()

    /// Holds SIGTTOU and SIGPIPE back.
    init() {
        var held = sigset_t()
        sigemptyset(&held)
        sigaddset(&held, SIGTTOU)
        sigaddset(&held, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &held, &previous)
    }

    /// Forgets a SIGPIPE that came meanwhile, and lets both through again where they were before.
    func letGo() {
        var (before, pending, pipe) = (previous, sigset_t(), sigset_t())
        sigpending(&pending)
        // One that was held back before may be somebody else's, who waits for it.
        if sigismember(&pending, SIGPIPE) == 1, sigismember(&before, SIGPIPE) == 0 {
            sigemptyset(&pipe)
            sigaddset(&pipe, SIGPIPE)
            var number: Int32 = 0
            sigwait(&pipe, &number)
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
