package import HeadwayCommandLine

/// Why the demonstration cannot run.
package struct DemoRefusal: Error {
    package let reason: String
    package let status: ExitCode
}
