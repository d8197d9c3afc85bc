#if canImport(UIKit)
// The originals' modules gave everything in one import; so does this one.
@_exported import HeadwayUIKit
#endif
