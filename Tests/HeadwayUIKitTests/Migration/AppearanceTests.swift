import HeadwayMigration
import Testing
@_spi(Double) import UIKit

@testable import HeadwayUIKit

extension HeadwayUIKitTests {
    /// What an app sets for all its views at once.
    @MainActor @Suite struct Appearances {
        init() {
            DisplayClock.reset()
            // What Objective-C is sent: UIKit's proxy forwards these messages, and these alone.
            AppearanceProxies.reset(
                LinearProgressView.self,
                takes: [
                    AppearanceProperty(\LinearProgressView.styleBox),
                    AppearanceProperty(\LinearProgressView.cornerRadius),
                    AppearanceProperty(\LinearProgressView.progressTintColor),
                    AppearanceProperty(\LinearProgressView.trackTintColor),
                    AppearanceProperty(\LinearProgressView.isIndeterminate),
                ])
            AppearanceProxies.reset(MDCProgressView.self)
            AppearanceProxies.reset(
                CircularProgressView.self,
                takes: [
                    AppearanceProperty(\CircularProgressView.styleBox),
                    AppearanceProperty(\CircularProgressView.radius),
                    AppearanceProperty(\CircularProgressView.isDeterminate),
                ])
            AppearanceProxies.reset(
                DownloadView.self,
                takes: [
                    AppearanceProperty(\DownloadView.styleBox), AppearanceProperty(\DownloadView.tapHandlerBox),
                    AppearanceProperty(\DownloadView.stateNumber),
                ])
        }

        /// Proxies outlive a test.
        private func forget() {
            for type in [LinearProgressView.self, CircularProgressView.self, DownloadView.self] as [UIView.Type] {
                AppearanceProxies.reset(type)
            }
        }

        @Test("A style set on a proxy is that of every view that enters a window, also of one by its old name")
        func style() {
            defer { forget() }
            LinearProgressView.appearance().style = LinearStyle(theme: .material3)
            let (bar, old) = (LinearProgressView(frame: .bar), MDCProgressView(frame: .bar))
            #expect(bar.style.theme == .classic)
            let stage = Stage(bar, old)
            #expect(bar.style.theme == .material3)
            #expect(old.style.theme == .material3)
            _ = stage
        }

        @Test("A view's own style stays")
        func ownStyle() {
            defer { forget() }
            LinearProgressView.appearance().style = LinearStyle(theme: .material3)
            let bar = LinearProgressView(frame: .bar)
            bar.style.thickness = 2
            let stage = Stage(bar)
            #expect(bar.style.theme == .classic)
            _ = stage
        }

        @Test("Everything that is Swift's alone goes by a message of Objective-C")
        func others() {
            defer { forget() }
            var taps = 0
            LinearProgressView.appearance().backwardProgressAnimationMode = .animate
            LinearProgressView.appearance().mode = .indeterminate
            CircularProgressView.appearance().mode = .determinate
            CircularProgressView.appearance().style.motion = .retreat
            DownloadView.appearance().artwork = .tray
            DownloadView.appearance().downloadState = .paused
            DownloadView.appearance().onTap = { _, _ in taps += 1 }
            let (bar, ring, download) = (
                LinearProgressView(frame: .bar), CircularProgressView(frame: .ring), DownloadView(frame: .ring)
            )
            let stage = Stage(bar, ring, download)
            #expect(bar.backwardProgressAnimationMode == .animate)
            #expect(bar.mode == .indeterminate)
            #expect(ring.mode == .determinate)
            #expect(ring.style.motion == .retreat)
            #expect(download.artwork == .tray)
            #expect(download.downloadState == .paused)
            download.touch()
            #expect(taps == 1)
            _ = stage
        }

        @Test("Colours follow dark traits, on whatever the app gave them")
        func dark() {
            let bar = LinearProgressView(frame: .bar)
            bar.progressTintColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
            bar.progress = 1
            let stage = Stage(bar)
            #expect(bar.width(ofBar: "fill #000000") == 100)
            stage.window.setTraits(UITraitCollection(userInterfaceStyle: .dark))
            #expect(bar.width(ofBar: "fill #ffffff") == 100)
            // Core Graphics' colour of a dynamic one is that of the traits in force.
            var seen: [CGColor] = []
            UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { seen.append(UIColor.label.cgColor) }
            #expect(seen == [UIColor.white.cgColor])
        }
    }
}
