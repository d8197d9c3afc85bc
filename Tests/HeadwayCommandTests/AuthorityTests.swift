import Foundation
import TestSupport
import Testing

/// `--ca` names the only authorities that are trusted: those of the system's folder are not trusted besides.
@Suite(.timeLimit(.minutes(15)), .enabled(if: Program.exists("cc"), "no C compiler")) struct AuthorityTests {
    static let certificate = Result { try TestCertificate() }
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Has the files of the system's folder looked for in another one.
    private static let elsewhere = """
        static const char *there(const char *path) {
            static _Thread_local char other[4096];
            if (path == NULL || strncmp(path, "/etc/ssl/certs/", 15) != 0) return path;
            snprintf(other, sizeof other, "%s/%s", getenv("CERTIFICATES"), path + 15);
            return other;
        }
        int stat(const char *path, struct stat *status) { return fstatat(AT_FDCWD, there(path), status, 0); }
        FILE *fopen(const char *path, const char *mode) {
            return ((FILE *(*)(const char *, const char *))dlsym(RTLD_NEXT, "fopen"))(there(path), mode);
        }
        FILE *fopen64(const char *path, const char *mode) { return fopen(path, mode); }
        """

    /// A folder with an authority under the name by which OpenSSL looks for it.
    private func system(with authority: String) async throws -> TemporaryFolder {
        let system = try TemporaryFolder()
        let hash = try await Tool.run("/usr/bin/openssl", ["x509", "-hash", "-noout", "-in", authority])
        let name = hash.output.trimmingCharacters(in: .whitespacesAndNewlines) + ".0"
        try FileManager.default.copyItem(atPath: authority, toPath: system.file(name))
        return system
    }

    @Test(arguments: [true, false]) func `a server is trusted by the given authorities alone`(isGiven: Bool)
        async throws
    {
        let own = try Self.certificate.get()
        let server = try await FaultServer.shared("authority", certificate: own)
        let other = try TestCertificate()
        let system = try await system(with: own.authority)
        let library = try await PreloadedLibrary(Self.elsewhere)
        let given = isGiven ? own.authority : other.authority
        let run = try StartedCommand(
            ["LD_PRELOAD=" + library.path, "CERTIFICATES=" + system.path, try CommandRun.program.path]
                + ["get", "-q", "--retries=0", "--ca", given, "-o", "f", server.url("/f?size=1000")], in: folder,
            program: "/usr/bin/env")
        let (status, _, errors) = await run.finish()
        #expect((status == 0) == isGiven, "\(errors)")
        #expect(folder.names == (isGiven ? ["f"] : []))
    }
}
