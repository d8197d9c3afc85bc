#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
// The originals' modules gave everything in one import; so does this one.
@_exported import HeadwayUIKit
#endif
