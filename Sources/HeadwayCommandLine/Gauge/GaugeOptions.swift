/// How a gauge behaves: zenity's options of the same names.
package struct GaugeOptions: Sendable, Hashable {
    /// Where the progress comes from.
    package enum Source: UInt8, Sendable, Hashable {
        /// A script, in lines for a gauge.
        case script
        /// A program, in lines for people: anything unrelated to progress is passed on.
        case program
    }

    /// Where the progress comes from.
    package var source = Source.script
    /// The total in bytes; nil if the input contains it.
    package var size: Int64?
    /// The total in seconds; nil if the input contains it.
    package var duration: Double?
    /// The initial label; `\n` in it is a line break.
    package var text = ""
    /// The initial percentage, clamped to 0…100.
    package var percentage = 0.0
    /// Whether it is initially indeterminate.
    package var pulsates = false
    /// Whether it closes automatically at 100 % or at the end of the input.
    package var closesItself = false
    /// Whether cancelling hangs up on the script first.
    package var killsProducer = false
    /// Whether it can be cancelled.
    package var canCancel = true
    /// Whether an end of the input before 100 % is a failure: zenity takes it for success.
    package var isStrict = false

    package init() {}
}

package struct GaugeExitCodes: Sendable, Hashable {
    package var done: Int32 = 0
    /// Cancelled, or failed under `isStrict`.
    package var cancelled: Int32 = 1
    /// Closed without pressing a button.
    package var closed: Int32 = 1
    package var timedOut: Int32 = 5

    /// Makes zenity's codes, overridden by `ZENITY_OK`, `ZENITY_CANCEL`, `ZENITY_ESC` and `ZENITY_TIMEOUT` or their equivalents that
    /// begin with `DIALOG_`; anything but a number in 0…255 is ignored.
    package init(environment: [String: String] = [:]) {
        func code(_ name: String) -> Int32? {
            let text = environment["ZENITY_\(name)"] ?? environment["DIALOG_\(name)"]
            return text.flatMap { UInt8($0) }.map(Int32.init)
        }
        done = code("OK") ?? done
        cancelled = code("CANCEL") ?? cancelled
        closed = code("ESC") ?? closed
        timedOut = code("TIMEOUT") ?? timedOut
    }
}
