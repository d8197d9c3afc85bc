import HeadwayUIKit
import Testing
@_spi(Double) import UIKit

@MainActor @Suite struct SmokeTests {
    @Test func draws() async {
        let view = LinearProgressView(frame: .bar)
        view.progress = 0.5
        print(view.bars())
        let ring = CircularProgressView(frame: .ring)
        ring.mode = .determinate
        ring.progress = 0.25
        print(ring.drawn())
        let d = DownloadView(frame: .ring)
        print(d.drawn())
        d.downloadState = .running
        d.progress = 0.5
        print(d.drawn())
        let stage = Stage(view)
        view.setProgress(0.7, animated: true, completion: nil)
        await stage.run(0.1)
        print(view.bars())
    }
}
