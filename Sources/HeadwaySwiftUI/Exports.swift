#if canImport(SwiftUI)
// One import provides the views and the types they are configured with. It does not include the whole engine, whose Color, Path and
// Environment would make SwiftUI's ambiguous in any file that imports both. To draw your own artwork, import Headway as well.
@_exported import enum Headway.BackwardMode
@_exported import enum Headway.CircularMotion
@_exported import struct Headway.CircularStyle
@_exported import struct Headway.DownloadArtwork
@_exported import struct Headway.DownloadMotion
@_exported import enum Headway.DownloadState
@_exported import struct Headway.DownloadStyle
@_exported import enum Headway.IndicatorMode
@_exported import enum Headway.LinearMotion
@_exported import struct Headway.LinearStyle
@_exported import class Headway.ProgressCounter
@_exported import enum Headway.ProgressValue
@_exported import enum Headway.Theme
@_exported import struct Headway.TimeSpan
@_exported import struct Headway.Wave
@_exported import struct HeadwayFoundation.ObservedProgress
@_exported import struct HeadwayHosting.ProgressAmount
@_exported import protocol HeadwayHosting.ProgressSource
@_exported import struct HeadwayHosting.TapPolicy
@_exported import protocol HeadwayHosting.Transfer
@_exported import enum HeadwayHosting.TransferNote
@_exported import struct HeadwayHosting.TransferStatus
#endif
