import Headway

/// A scenario's changes to the style; fields that are left out stay as they are.
struct StyleChange: Sendable {
    /// The change to one field.
    enum Field<Value: Sendable>: Sendable {
        /// Left out: unchanged.
        case kept
        /// `null`: back to the theme's.
        case themes
        case value(Value)

        func change(_ old: inout Value?) {
            switch self {
            case .kept: break
            case .themes: old = nil
            case .value(let value): old = value
            }
        }

        func change(_ old: inout Value, restoring plain: Value) {
            switch self {
            case .kept: break
            case .themes: old = plain
            case .value(let value): old = value
            }
        }
    }

    var theme = Field<Theme>.kept
    var tint = Field<Color>.kept
    var tints = Field<[Color]>.kept
    var trackTint = Field<Color>.kept
    var thickness = Field<Double>.kept
    var cornerRadius = Field<Double>.kept
    var gap = Field<Double>.kept
    var stopMark = Field<Double>.kept
    var backward = Field<BackwardMode>.kept
    var linearMotion = Field<LinearMotion>.kept
    var circularMotion = Field<CircularMotion>.kept
    var downloadMotion = Field<DownloadMotion>.kept
    var artwork = Field<DownloadArtwork>.kept
    var wave = Field<Wave>.kept
    var orientation = Field<LinearOrientation>.kept
    var showDelay = Field<TimeSpan>.kept
    var minimumVisible = Field<TimeSpan>.kept
}
