// swift-format-ignore-file
// What the terminal's library uses of macOS's C library, with the types that Swift sees there, for type-checking without an Apple SDK.

public typealias dev_t = Int32
public typealias mode_t = UInt16
public typealias nfds_t = UInt32
public typealias pid_t = Int32
public typealias sigset_t = UInt32
public typealias tcflag_t = UInt

// Signals.
public typealias sig_t = @convention(c) (Int32) -> Void
public struct __siginfo { public init() {} }
public struct __sigaction_u {
    public init() {}
    public var __sa_handler: (@convention(c) (Int32) -> Void)!
    public var __sa_sigaction: (@convention(c) (Int32, UnsafeMutablePointer<__siginfo>?, UnsafeMutableRawPointer?) -> Void)!
}
public struct sigaction {
    public init() {}
    public var __sigaction_u = Darwin.__sigaction_u()
    public var sa_mask: sigset_t = 0
    public var sa_flags: Int32 = 0
}
@discardableResult public func sigaction(_ number: Int32, _ new: UnsafePointer<sigaction>!, _ old: UnsafeMutablePointer<sigaction>!) -> Int32 { 0 }
@discardableResult public func signal(_ number: Int32, _ handler: (@convention(c) (Int32) -> Void)!) -> (@convention(c) (Int32) -> Void)! { nil }
public var SIG_DFL: sig_t? { nil }
public var SIGHUP: Int32 { 1 }
public var SIGINT: Int32 { 2 }
public var SIGQUIT: Int32 { 3 }
public var SIGILL: Int32 { 4 }
public var SIGPIPE: Int32 { 13 }
public var SIGTERM: Int32 { 15 }
public var SIGSTOP: Int32 { 17 }
public var SIGTSTP: Int32 { 18 }
public var SIGCONT: Int32 { 19 }
public var SIGTTOU: Int32 { 22 }
public var SIGWINCH: Int32 { 28 }
public var SIG_BLOCK: Int32 { 1 }
public var SIG_SETMASK: Int32 { 3 }
@discardableResult public func sigemptyset(_ set: UnsafeMutablePointer<sigset_t>!) -> Int32 { 0 }
@discardableResult public func sigaddset(_ set: UnsafeMutablePointer<sigset_t>!, _ number: Int32) -> Int32 { 0 }
@discardableResult public func sigismember(_ set: UnsafePointer<sigset_t>!, _ number: Int32) -> Int32 { 0 }
@discardableResult public func sigpending(_ set: UnsafeMutablePointer<sigset_t>!) -> Int32 { 0 }
@discardableResult public func sigwait(_ set: UnsafePointer<sigset_t>!, _ number: UnsafeMutablePointer<Int32>!) -> Int32 { 0 }
@discardableResult public func kill(_ process: pid_t, _ number: Int32) -> Int32 { 0 }
@discardableResult public func raise(_ number: Int32) -> Int32 { 0 }

// Processes and threads.
public var errno: Int32 { get { 0 } set {} }
public func getpid() -> pid_t { 0 }
public func getpgrp() -> pid_t { 0 }
@discardableResult public func atexit(_ body: (@convention(c) () -> Void)!) -> Int32 { 0 }
public struct _opaque_pthread_t { public init() {} }
public struct _opaque_pthread_mutex_t { public init() {} }
public struct _opaque_pthread_mutexattr_t { public init() {} }
public typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>
public typealias pthread_mutex_t = _opaque_pthread_mutex_t
public typealias pthread_mutexattr_t = _opaque_pthread_mutexattr_t
public var PTHREAD_MUTEX_RECURSIVE: Int32 { 2 }
public func pthread_self() -> pthread_t { fatalError() }
@discardableResult public func pthread_sigmask(_ how: Int32, _ new: UnsafePointer<sigset_t>!, _ old: UnsafeMutablePointer<sigset_t>!) -> Int32 { 0 }
@discardableResult public func pthread_mutex_init(_ lock: UnsafeMutablePointer<pthread_mutex_t>, _ kind: UnsafePointer<pthread_mutexattr_t>?) -> Int32 { 0 }
@discardableResult public func pthread_mutex_destroy(_ lock: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
@discardableResult public func pthread_mutex_lock(_ lock: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
@discardableResult public func pthread_mutex_trylock(_ lock: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
@discardableResult public func pthread_mutex_unlock(_ lock: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
@discardableResult public func pthread_mutexattr_init(_ kind: UnsafeMutablePointer<pthread_mutexattr_t>) -> Int32 { 0 }
@discardableResult public func pthread_mutexattr_destroy(_ kind: UnsafeMutablePointer<pthread_mutexattr_t>) -> Int32 { 0 }
@discardableResult public func pthread_mutexattr_settype(_ kind: UnsafeMutablePointer<pthread_mutexattr_t>, _ type: Int32) -> Int32 { 0 }

// Files and terminals.
public var STDOUT_FILENO: Int32 { 1 }
public var STDERR_FILENO: Int32 { 2 }
public var EINTR: Int32 { 4 }
public var EAGAIN: Int32 { 35 }
public var F_SETFD: Int32 { 2 }
public var F_SETFL: Int32 { 4 }
public var FD_CLOEXEC: Int32 { 1 }
public var O_NONBLOCK: Int32 { 4 }
public var POLLIN: Int32 { 0x0001 }
public var POLLOUT: Int32 { 0x0004 }
public var ICANON: Int32 { 0x0000_0100 }
public var ECHO: Int32 { 0x0000_0008 }
public var TIOCGWINSZ: UInt { 0x4008_7468 }
public var FIONREAD: UInt { 0x4004_667F }
public struct stat {
    public init() {}
    public var st_dev: dev_t = 0
    public var st_rdev: dev_t = 0
}
public struct pollfd {
    public init() {}
    public init(fd: Int32, events: Int16, revents: Int16) { (self.fd, self.events, self.revents) = (fd, events, revents) }
    public var fd: Int32 = 0
    public var events: Int16 = 0
    public var revents: Int16 = 0
}
public struct winsize {
    public init() {}
    public var ws_row: UInt16 = 0
    public var ws_col: UInt16 = 0
    public var ws_xpixel: UInt16 = 0
    public var ws_ypixel: UInt16 = 0
}
public struct termios {
    public init() {}
    public var c_lflag: tcflag_t = 0
}
public func isatty(_ descriptor: Int32) -> Int32 { 0 }
@discardableResult public func fstat(_ descriptor: Int32, _ status: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
@discardableResult public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { 0 }
@discardableResult public func pipe(_ ends: UnsafeMutablePointer<Int32>!) -> Int32 { 0 }
public func poll(_ files: UnsafeMutablePointer<pollfd>!, _ count: nfds_t, _ milliseconds: Int32) -> Int32 { 0 }
public func read(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer!, _ count: Int) -> Int { 0 }
public func write(_ descriptor: Int32, _ bytes: UnsafeRawPointer!, _ count: Int) -> Int { 0 }
@discardableResult public func ioctl(_ descriptor: Int32, _ request: UInt, _ value: UnsafeMutableRawPointer) -> Int32 { 0 }
@discardableResult public func tcgetattr(_ descriptor: Int32, _ settings: UnsafeMutablePointer<termios>!) -> Int32 { 0 }
public func tcgetpgrp(_ descriptor: Int32) -> pid_t { 0 }
