/// Prints what the engine costs; every claim is a ratio or a count, both sides taken in turn in this one run.
@main
struct EngineBenchmark {
    static func main() {
        FrameBenchmark.run()
        PlanBenchmark.run()
        CounterBenchmark.run()
    }
}
