import Headway

extension Environment.Appearance {
    /// A picture's background: white, or the dark surface that Material uses instead of black.
    var ground: Color { self == .light ? .white : Color(hex: 0x121212) }

    /// The colour of a label: legible, but less prominent than the picture.
    var labelColor: Color { self == .light ? Color(hex: 0x6B6B6B) : Color(hex: 0x9E9E9E) }
}
