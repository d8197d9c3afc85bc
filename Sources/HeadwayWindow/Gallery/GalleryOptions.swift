/// What the gallery opens with.
struct GalleryOptions {
    /// The page that is shown first.
    let page: String
    let isDark: Bool
    let isMirrored: Bool

    /// Reads `--page NAME`, `--dark` and `--rtl`.
    init(_ words: [String]) throws(UsageError) {
        let options = try Options(words, taking: ["page"], plain: ["dark", "rtl"])
        if let word = options.operands.first { throw UsageError("gallery takes no operands, not '\(word)'") }
        page = options["page"] ?? "bars"
        isDark = options.has("dark")
        isMirrored = options.has("rtl")
    }
}
