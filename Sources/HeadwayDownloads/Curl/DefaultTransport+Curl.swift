#if canImport(CCurl)
/// The default transport of a downloader.
enum DefaultTransport {
    static func make() -> any Transport { CurlEngine() }
}
#endif
