#if canImport(HeadwayGTK)
import HeadwayGTK

/// Not called: it wants a display.
@MainActor func show() {
    let bar = LinearProgressView()
    bar.setProgress(0.6, animated: true)
}
#endif
