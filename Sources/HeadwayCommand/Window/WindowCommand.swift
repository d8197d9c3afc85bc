import Foundation

/// Hands over to `headway-window`, the program that shows windows and is there only where GTK is.
enum WindowCommand {
    static func gallery(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        try replaceProcess(with: ["gallery"] + arguments.operands)
    }

    /// The download page with these downloads; it takes the same options.
    static func get(_ options: GetOptions) throws(UsageError) -> ExitCode {
        try replaceProcess(with: ["get"] + CommandLine.arguments.dropFirst(2).filter { $0 != "--window" })
    }

    /// Becomes the window program: same terminal, same process, its exit status.
    static func replaceProcess(with words: [String]) throws(UsageError) -> ExitCode {
        guard let program = find() else {
            throw UsageError("windows need the program headway-window, which is built where GTK 4 is installed")
        }
        var pointers: [UnsafeMutablePointer<CChar>?] = ([program] + words).map { strdup($0) }
        pointers.append(nil)
        execv(program, pointers)
        for pointer in pointers { free(pointer) }
        throw UsageError("\(program) cannot be started")
    }

    /// Beside this program, or on the path.
    static func find() -> String? {
        let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let folders = [own] + path.split(separator: ":").map(String.init)
        return folders.map { $0 + "/headway-window" }.first { access($0, X_OK) == 0 }
    }
}
