import Glibc

/// The script that writes to a gauge.
package enum GaugeProducer {
    /// Hangs up on it (SIGHUP): on the parent process, as zenity does, which in a script is the shell that runs it.
    ///
    /// If the parent controls jobs, and so is a shell at which somebody types, it hangs up on the gauge's own job
    /// instead: nobody wants to lose the terminal. This process ignores SIGHUP from then on, as it is part of that job.
    package static func hangUp() {
        let parent = getppid()
        let isJob = getpgid(parent) != getpgrp() && getsid(parent) == getsid(0)
        if isJob { signal(SIGHUP, SIG_IGN) }
        kill(isJob ? -getpgrp() : parent, SIGHUP)
    }
}
