/// `headway gauge`: percentages in, an indicator out.
enum GaugeCommand {
    static func run(_ arguments: Arguments) async throws(UsageError) -> ExitCode {
        throw UsageError("gauge is not there yet")
    }
}
