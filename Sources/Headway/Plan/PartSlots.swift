// Which part of an indicator a part of a frame is, as the painters say when they add it. Greater numbers are in front.

/// The parts of a bar; a wave that replaces a bar has the number after it.
enum LinearSlot {
    /// Pieces of the track are numbered by the moving bar that follows them, even after that has left, so that a piece
    /// lasts from width 0 to width 0 and nothing jumps.
    static let trackBeforeFirst: UInt8 = 0
    static let trackBeforeSecond: UInt8 = 1
    static let trackRest: UInt8 = 2
    static let buffer: UInt8 = 3
    static let value: UInt8 = 4
    static let first: UInt8 = 6
    static let second: UInt8 = 8
    static let third: UInt8 = 10
    static let stop: UInt8 = 11
}

/// The parts of a ring; a wave that replaces the arc has the number after it.
enum CircularSlot {
    static let track: UInt8 = 0
    static let arc: UInt8 = 1
}

/// The parts of a download control.
enum DownloadSlot {
    static let waiting: UInt8 = 0
    static let ring: UInt8 = 1
    static let value: UInt8 = 2
    static let turning: UInt8 = 3

    static func art(_ name: ArtName) -> UInt8 { 4 + name.rawValue }
}
