#if canImport(CLinux)
import CLinux
import Foundation

extension Folder {
    /// Renames without replacing anything: 0 or an error number, EEXIST if the new name is taken.
    func renameWithoutReplacing(_ old: String, to new: String) -> Int32 {
        if headway_rename_without_replacing(descriptor, old, new) == 0 { return 0 }
        guard errno == EINVAL || errno == ENOSYS else { return errno }
        // A file system without that promise: a second name for the file never replaces one either.
        guard linkat(descriptor, old, descriptor, new, 0) == 0 else { return errno }
        unlinkat(descriptor, old, 0)
        return 0
    }
}

extension SystemStart {
    /// The kernel's name for this start of the system, nil if it tells none.
    static let current: String? = {
        let path = "/proc/sys/kernel/random/boot_id"
        let text = try? String(contentsOfFile: path, encoding: .utf8)
        return text?.trimmingCharacters(in: .whitespacesAndNewlines)
    }()
}
#endif
