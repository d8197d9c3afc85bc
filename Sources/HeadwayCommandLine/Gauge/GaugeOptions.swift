/// How a gauge behaves: zenity's options of the same names.
package struct GaugeOptions: Sendable, Hashable {
    /// Who says how far it is.
    package enum Source: UInt8, Sendable, Hashable {
        /// A script, in lines that are meant for a gauge.
        case script
        /// A program, in lines that are meant for people: what says nothing of progress is passed on.
        case program
    }

    /// Who says how far it is.
    package var source = Source.script
    /// The bytes in all, nil where the input says so.
    package var size: Int64?
    /// The seconds in all, nil where the input says so.
    package var duration: Double?
    /// The label to begin with; `\n` in it is a line break.
    package var text = ""
    /// The percentage to begin with, clamped to 0…100.
    package var percentage = 0.0
    /// Whether it begins by showing that something goes on, rather than how far it is.
    package var pulsates = false
    /// Whether it ends by itself at 100 % or at the end of the input.
    package var closesItself = false
    /// Whether cancelling hangs up on the script first.
    package var killsProducer = false
    /// Whether it can be cancelled.
    package var canCancel = true
    /// Whether an end of the input before 100 % is a failure: zenity takes it for success.
    package var isStrict = false

    /// Makes the options of a plain gauge.
    package init() {}
}

package struct GaugeExitCodes: Sendable, Hashable {
    /// Done, or confirmed.
    package var done: Int32 = 0
    /// Cancelled, or failed under `isStrict`.
    package var cancelled: Int32 = 1
    /// Closed without an answer.
    package var closed: Int32 = 1
    package var timedOut: Int32 = 5

    /// Makes zenity's codes, with what `ZENITY_OK`, `ZENITY_CANCEL`, `ZENITY_ESC` and `ZENITY_TIMEOUT` set, or their twins
    /// that begin with `DIALOG_`; what is no number in 0…255 is left out.
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
