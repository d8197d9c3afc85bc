import HeadwayUIKit

/// The examples of the documentation, compiled.
@MainActor enum DocumentedBars {
    static func change() async {
        let bar = LinearProgressView()
        bar.setProgress(0.6, animated: true) { finished in
            // Called once, later, on the main actor; false where a later change cut the motion short.
        }
        let finished = await bar.setProgress(1, animated: true)  // the same, awaited
        print(finished)
    }

    static func start() {
        let bar = LinearProgressView()
        bar.setProgress(0.6, animated: true)
        let ring = CircularProgressView()
        ring.startAnimating()
    }

    static func all(following transfer: any Transfer, and counter: ProgressCounter) {
        let bar = LinearProgressView()
        bar.setHidden(false, animated: true)
        bar.setProgress(0.6, animated: true) { finished in print(finished) }  // once, later, on the main actor
        bar.follow(counter)  // a ProgressCounter, advanced from any thread
        bar.style = LinearStyle(theme: .material3)  // the originals' look until then

        let ring = CircularProgressView()
        ring.startAnimating()  // or mode = .determinate and progress

        let view = DownloadView()
        view.follow(transfer)  // states, progress, and what a tap means
        view.onTap = { view, state in print(state) }  // or by hand
        view.setState(.running, animated: true)
    }
}
