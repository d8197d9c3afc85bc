#if canImport(HeadwayGTK)
import Headway
import HeadwayDownloads
import HeadwayGTK

/// Not called: it wants a display.
@MainActor func show(_ counter: ProgressCounter, _ downloader: Downloader, _ url: String, _ folder: String) async {
    let bar = LinearProgressView()  // after gtk_init, on the main thread
    bar.setProgress(0.6, animated: true) { finished in print(finished) }  // exactly once, later, on the main actor
    let finished = await bar.setProgress(1, animated: true)  // the same, awaited
    bar.follow(counter)  // a ProgressCounter, advanced from any thread

    let view = DownloadView()
    view.follow(downloader.download(url, into: folder))  // states, progress, and what pressing means
    view.onTap = { view, state in print(state) }  // a handle for the pressed view, and its state
    print(finished)
}
#endif
