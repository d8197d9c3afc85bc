#if !canImport(Glibc)
extension Language {
    /// English until `HeadwayFoundation` asks the app's bundle.
    package static let user = Language.english
}
#endif
