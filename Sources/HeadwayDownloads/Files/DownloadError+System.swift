#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension DownloadError {
    /// The typed error of a failed call on `path`.
    init(path: String, errno number: Int32) {
        switch number {
        case ENOSPC, EDQUOT, EFBIG: self = .diskFull(path)
        case EMFILE, ENFILE: self = .tooManyFiles
        case EACCES, EPERM, EROFS: self = .notWritable(path)
        case EEXIST, ENOTEMPTY: self = .fileExists(path)
        case EISDIR: self = .isFolder(path)
        case EWOULDBLOCK: self = .partBusy(path)
        default: self = .fileSystem(path, errno: number)
        }
    }
}
