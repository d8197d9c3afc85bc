package import HeadwayCommandLine

/// Why there is no demonstration.
package struct DemoRefusal: Error {
    package let reason: String
    package let status: ExitCode
}
