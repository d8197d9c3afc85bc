public import FoundationEssentials

extension Film {
    /// Plays a scenario and writes the film: everything `headway film` does between reading and writing files.
    ///
    /// - Parameters:
    ///   - json: the scenario's text.
    ///   - format: what is written.
    ///   - columns: how many cells a contact sheet has side by side; nil is as many as fit a page, and less than 1 counts as 1.
    /// - Throws: the first field that is wrong, and what it takes; or why a picture cannot be made.
    public static func render(
        scenario json: Data, format: FilmFormat = .json, columns: Int? = nil
    ) throws(FilmError) -> Data {
        try Film(Scenario(json: json), planning: format.planning).data(as: format, columns: columns)
    }

    /// The film in a format; `columns` is how many cells a contact sheet has side by side.
    ///
    /// - Throws: an error where a picture is made and there is no sample, or where it would be larger than a bitmap can be.
    public func data(as format: FilmFormat, columns: Int? = nil) throws(FilmError) -> Data {
        switch format {
        case .json: return Data(JSONWriter(self).text.utf8)
        case .text: return Data(TextWriter(self).text.utf8)
        case .plan: return Data(JSONWriter(plans: self).text.utf8)
        case .lottie: return Data(try LottieWriter(self).text.utf8)
        case .svg: return Data(try SVGWriter(self).text.utf8)
        case .png: return try ContactSheet(self, columns: columns).png()
        }
    }
}
