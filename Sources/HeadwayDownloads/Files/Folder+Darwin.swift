#if canImport(Darwin)
import Darwin

extension Folder {
    /// Renames without replacing anything: 0 or an error number, EEXIST if the new name is taken.
    func renameWithoutReplacing(_ old: String, to new: String) -> Int32 {
        renameatx_np(descriptor, old.systemName, descriptor, new.systemName, UInt32(RENAME_EXCL)) == 0 ? 0 : errno
    }

    /// This system has no files without a name.
    func openUnnamed(mode: mode_t) -> Int32 { -1 }

    func give(_ name: String, to file: Int32) -> Int32 { ENOTSUP }

    /// Where the folder's contents are listed.
    var listingPath: String { path }
}

extension FileLock {
    /// This system has no further kind of lock that holds against other descriptors of the same process.
    static func lockOpenFile(_ file: Int32) -> Int32 { ENOTSUP }
}

extension SystemStart {
    /// The kernel's identifier for the current boot; nil if there is none.
    static let current: String? = {
        var size = 0
        guard sysctlbyname("kern.bootsessionuuid", nil, &size, nil, 0) == 0, size > 1 else { return nil }
        var text = [UInt8](repeating: 0, count: size)
        guard sysctlbyname("kern.bootsessionuuid", &text, &size, nil, 0) == 0 else { return nil }
        return String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
    }()
}
#endif
