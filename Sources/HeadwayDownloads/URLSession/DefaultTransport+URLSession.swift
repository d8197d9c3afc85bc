#if !canImport(CCurl)
/// The transport of a downloader that is not told otherwise.
enum DefaultTransport {
    static func make() -> any Transport { URLSessionTransport() }
}
#endif
