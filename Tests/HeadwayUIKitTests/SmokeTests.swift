import HeadwayUIKit
import Testing
@_spi(Double) import UIKit

@MainActor @Suite struct SmokeTests {
    @Test func draws() {
        let view = LinearProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        view.progress = 0.5
        print(view.displayIfNeeded()?.log ?? [])
    }
}
