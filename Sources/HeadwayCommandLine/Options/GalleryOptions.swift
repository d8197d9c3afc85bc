/// The parsed options of `headway gallery`.
package struct GalleryOptions: Sendable {
    /// The page that is shown first.
    package let page: String
    package let isDark: Bool
    package let isMirrored: Bool

    package init(_ arguments: Arguments) throws(UsageError) {
        if let word = arguments.operands.first { throw UsageError("gallery takes no operands, not '\(word)'") }
        page = arguments[.page] ?? "bars"
        isDark = arguments.has(.dark)
        isMirrored = arguments.has(.rightToLeft)
    }
}
