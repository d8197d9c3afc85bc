#if canImport(CLinux)
import CLinux
import FoundationEssentials
import Glibc

extension Folder {
    /// Renames without replacing anything: 0 or an error number, EEXIST if the new name is taken.
    func renameWithoutReplacing(_ old: String, to new: String) -> Int32 {
        if headway_rename_without_replacing(descriptor, old.systemName, new.systemName) == 0 { return 0 }
        guard errno == EINVAL || errno == ENOSYS else { return errno }
        // For a file system without that feature: linking a second name never replaces one either.
        guard linkat(descriptor, old.systemName, descriptor, new.systemName, 0) == 0 else { return errno }
        unlinkat(descriptor, old.systemName, 0)
        return 0
    }

    /// Opens a new file without a name, which disappears if it never gets one; negative if that is not supported.
    func openUnnamed(mode: mode_t) -> Int32 { headway_open_unnamed(descriptor, mode) }

    /// Gives a file without a name one: 0 or an error number, EEXIST if it is taken.
    func give(_ name: String, to file: Int32) -> Int32 {
        headway_name(file, descriptor, name.systemName) == 0 ? 0 : errno
    }

    /// Where the folder's contents are listed, whatever bytes its path contains.
    var listingPath: String { "/proc/self/fd/\(descriptor)" }
}

extension FileLock {
    /// Locks in the way that network file systems support: 0 or an error number.
    static func lockOpenFile(_ file: Int32) -> Int32 { headway_lock_open_file(file) == 0 ? 0 : errno }
}

extension SystemStart {
    /// The kernel's identifier for the current boot; nil if there is none.
    static let current: String? = {
        let path = "/proc/sys/kernel/random/boot_id"
        let text = try? String(contentsOfFile: path, encoding: .utf8)
        return text?.split(whereSeparator: \.isWhitespace).first.map(String.init)
    }()
}
#endif
