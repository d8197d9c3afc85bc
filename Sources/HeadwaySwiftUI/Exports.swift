#if canImport(SwiftUI)
// One import gives the views and what they are set with: styles, states, artwork, transfers.
@_exported import Headway
@_exported import HeadwayHosting
#endif
