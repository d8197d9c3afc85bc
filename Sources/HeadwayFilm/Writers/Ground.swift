import Headway

extension Environment.Appearance {
    /// What a picture stands on: white, or the dark surface that Material uses in place of black.
    var ground: Color { self == .light ? .white : Color(hex: 0x121212) }

    /// The colour of a label on it: legible, but fainter than the picture.
    var labelColor: Color { self == .light ? Color(hex: 0x6B6B6B) : Color(hex: 0x9E9E9E) }
}
