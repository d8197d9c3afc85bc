#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
// Like the originals' modules, this one provides everything with one import.
@_exported import HeadwayUIKit
#endif
