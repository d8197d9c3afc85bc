import HeadwayUIKit

/// The examples of the documentation, compiled.
@MainActor enum DocumentedBars {
    static func change() async {
        let bar = LinearProgressView()
        bar.setProgress(0.6, animated: true) { finished in
            // Called once, later, on the main actor; false where a later change cut the motion short.
        }
        let finished = await bar.setProgress(1, animated: true)
        _ = finished
    }

    static func start() {
        let bar = LinearProgressView()
        bar.setProgress(0.6, animated: true)
        let ring = CircularProgressView()
        ring.startAnimating()
    }
}
