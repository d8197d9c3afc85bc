import Glibc

package enum StandardStreams {
    /// Opens `/dev/null` for each of them that is closed; must be called before anything else is opened.
    ///
    /// Otherwise the next socket or file would get its number, and whatever is printed would be written to it.
    package static func fillGaps() {
        while true {
            let descriptor = open("/dev/null", O_RDWR)
            guard descriptor > 2 else {
                if descriptor < 0 { return }
                continue
            }
            close(descriptor)
            return
        }
    }
}
