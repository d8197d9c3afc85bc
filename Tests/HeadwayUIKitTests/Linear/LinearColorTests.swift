import HeadwayUIKit
import HostCases
import Testing
@_spi(Double) import UIKit

extension HeadwayUIKitTests {
    @MainActor @Suite(.serialized) struct LinearColors {
        let view = LinearProgressView(frame: .bar)

        init() { view.progress = 0.5 }

        @Test("A nil tint is the theme's, not an invisible bar")
        func nilTint() {
            view.progressTintColor = .red
            #expect(view.bars().last == "0,0 50x10 r0 fill #ff0000")
            view.progressTintColor = nil
            #expect(view.bars() == ["0,0 100x10 r0 \(Look.track)", "0,0 50x10 r0 \(Look.blue)"])
        }

        @Test("The track follows the tint until it is given a colour, and again after nil")
        func derivedTrack() {
            view.progressTintColor = .red
            #expect(view.paintedBars().first?.color == "#ffb3b3")
            view.trackTintColor = .green
            #expect(view.paintedBars().first?.color == "#00ff00")
            view.trackTintColor = nil
            #expect(view.paintedBars().first?.color == "#ffb3b3")
        }

        @Test("A grey tint has a track to be seen (MDC 4862)", arguments: [0, 0.3, 0.5, 0.9] as [CGFloat])
        func greyTint(white: CGFloat) {
            view.progressTintColor = UIColor(white: white, alpha: 1)
            let bars = view.paintedBars()
            #expect(bars.count == 2)
            #expect(bars[0].color != bars[1].color)
            #expect(bars[0].color.count == 7, "opaque")
        }

        @Test func gradientSpansTheFilledPartAndIsMirrored() {
            view.progressTintColors = [.red, .green, .blue]
            #expect(
                view.drawn() == [
                    "fill #ffb3b3", "bar 0,0 100x10 r0", "fillPath", "save", "bar 0,0 50x10 r0", "clip",
                    "gradient #ff0000 #00ff00 #0000ff 0,5..50,5", "restore",
                ])
            view.semanticContentAttribute = .forceRightToLeft
            #expect(view.drawn().contains("gradient #0000ff #00ff00 #ff0000 50,5..100,5"))
        }

        @Test("Gradient at 0 and 1", arguments: [0, 1] as [Float])
        func gradientEnds(progress: Float) {
            view.progressTintColors = [.red, .blue]
            view.progress = progress
            #expect(view.drawn().filter { $0.hasPrefix("gradient") }.count == (progress == 0 ? 0 : 1))
        }

        @Test("A gradient of one colour draws that colour; an empty one the theme's")
        func shortGradients() {
            view.progressTintColors = [.red]
            #expect(view.bars().last == "0,0 50x10 r0 fill #ff0000")
            view.progressTintColors = []
            #expect(view.bars().last == "0,0 50x10 r0 \(Look.blue)")
        }

        @Test func tintAndGradientReplaceEachOther() {
            view.progressTintColor = .red
            view.progressTintColors = [.green, .blue]
            #expect(view.progressTintColor == nil)
            view.progressTintColor = .red
            #expect(view.progressTintColors == nil)
        }

        @Test("A gradient follows dark mode")
        func gradientInDark() {
            let stage = Stage(view)
            let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
            view.progressTintColors = [dynamic, .red]
            #expect(view.drawn().contains("gradient #000000 #ff0000 0,5..50,5"))
            stage.window.setTraits(UITraitCollection(userInterfaceStyle: .dark))
            #expect(view.drawn().contains("gradient #ffffff #ff0000 0,5..50,5"))
        }

        @Test("Colours follow the traits of a view above (UICircularProgressRing 248)")
        func dynamicColors() {
            let stage = Stage(view)
            view.progressTintColor = .systemBlue
            view.trackTintColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
            #expect(view.paintedBars().map(\.color) == ["#ffffff", "#007aff"])
            stage.window.setTraits(UITraitCollection(userInterfaceStyle: .dark))
            #expect(view.paintedBars().map(\.color) == ["#000000", "#0a84ff"])
        }

        @Test func increasedContrast() {
            let stage = Stage(view)
            stage.window.setTraits(UITraitCollection(contrast: .high))
            #expect(view.paintedBars().map(\.color) != ["#b4d7f3", "#2196f3"])
            view.progressTintColor = .red
            #expect(view.paintedBars().last?.color == "#ff0000", "what the app has chosen stays")
        }

        @Test("The view's own tint counts where no colour was given; the inherited one does not")
        func viewTint() {
            let stage = Stage(view)
            stage.window.tintColor = .green
            #expect(view.paintedBars().last?.color == "#2196f3")
            view.tintColor = .orange
            #expect(view.paintedBars().last?.color == "#ff8000")
            view.progressTintColor = .red
            #expect(view.paintedBars().last?.color == "#ff0000")
        }

        @Test("Under an alert a tint of the view's own dims with all others; a colour of the app's stays")
        func dimmed() {
            let ring = CircularProgressView(frame: .ring)
            ring.mode = .determinate
            ring.progress = 0.5
            let stage = Stage(view, ring)
            for each in [view, ring] as [UIView] { each.tintColor = .orange }
            stage.window.tintAdjustmentMode = .dimmed
            #expect(view.paintedBars().last?.color == "#808080")
            #expect(ring.drawn().contains("stroke #808080"))
            view.progressTintColor = .red
            #expect(view.paintedBars().last?.color == "#ff0000")
            view.progressTintColor = nil
            stage.window.tintAdjustmentMode = .normal
            #expect(view.paintedBars().last?.color == "#ff8000")
            #expect(ring.drawn().contains("stroke #ff8000"))
        }

        @Test func styleAsAWhole() {
            view.style = LinearStyle(theme: .material3)
            #expect(view.paintedBars().count == 3, "track with a gap, bar, stop mark")
            view.progressTintColor = .red
            #expect(view.style.tint == nil, "the style stays what the app made it")
        }

        @Test func images() {
            view.progressImage = UIImage(named: "7")
            view.trackImage = UIImage(named: "8")
            #expect(view.drawn() == ["image 8 0,0 100x10", "image 7 0,0 50x10"])
            view.trackImage = nil
            #expect(view.drawn().last == "image 7 0,0 50x10")
        }

        @Test func barStyleHasNoTrackUntilColoured() {
            view.progressViewStyle = .bar
            #expect(view.bars() == ["0,0 50x10 r0 \(Look.blue)"])
            view.trackTintColor = .green
            #expect(view.paintedBars().count == 2)
        }
    }
}
