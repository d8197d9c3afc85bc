import Foundation
import TestSupport
import Testing

/// A library of a few C functions that is loaded before others, in place of the system's.
struct PreloadedLibrary {
    let path: String
    /// Kept as long as the library.
    private let folder: TemporaryFolder

    /// Compiles it, outside of the folder that the command works in.
    init(_ functions: String) async throws {
        folder = try TemporaryFolder()
        path = folder.file("first.so")
        let headers = [
            "dlfcn.h", "errno.h", "fcntl.h", "stdarg.h", "stdio.h", "stdlib.h", "string.h", "sys/stat.h",
            "sys/syscall.h", "unistd.h",
        ]
        let includes = headers.map { "#include <\($0)>" }.joined(separator: "\n")
        let text = "#define _GNU_SOURCE\n\(includes)\n\(functions)\n"
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder.file("first.c")))
        let words = ["-shared", "-fPIC", "-w", "-o", path, folder.file("first.c")]
        let compiler = try await Tool.run("/usr/bin/cc", words)
        #expect(compiler.status == 0, "\(compiler.output)")
    }
}
