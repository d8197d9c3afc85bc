import Glibc

/// How programs read what is typed at their terminal.
struct TypedReading: Hashable, Sendable {
    /// Whether it is echoed; false for a password.
    var isEchoed: Bool
    /// Whether it comes in lines, or key by key.
    var isInLines: Bool
    /// Whether Return ends a line as a line feed does.
    var mapsReturn: Bool

    /// The initial settings of every terminal.
    static let usual = TypedReading(isEchoed: true, isInLines: true, mapsReturn: true)

    private init(isEchoed: Bool, isInLines: Bool, mapsReturn: Bool) {
        (self.isEchoed, self.isInLines, self.mapsReturn) = (isEchoed, isInLines, mapsReturn)
    }

    init(_ settings: termios) {
        isEchoed = settings.c_lflag & tcflag_t(ECHO) != 0
        isInLines = settings.c_lflag & tcflag_t(ICANON) != 0
        mapsReturn = settings.c_iflag & tcflag_t(ICRNL) != 0
    }

    /// The settings of a terminal, changed so that it reads like this.
    func applied(to settings: termios) -> termios {
        var settings = settings
        settings.c_lflag &= ~tcflag_t(ECHO | ICANON)
        settings.c_iflag &= ~tcflag_t(ICRNL)
        if isEchoed { settings.c_lflag |= tcflag_t(ECHO) }
        if isInLines { settings.c_lflag |= tcflag_t(ICANON) }
        if mapsReturn { settings.c_iflag |= tcflag_t(ICRNL) }
        // Key by key: VMIN and VTIME, which have these indices on Linux.
        if !isInLines { (settings.c_cc.6, settings.c_cc.5) = (1, 0) }
        return settings
    }
}
