import HeadwayMigration
import Testing
@_spi(Double) import UIKit

/// Pictures of an app's own.
final class OwnImages: ACPStaticImagesProtocol {
    var bounds = CGRect.zero
    var strokeColor: UIColor?

    func drawStatusNone() {
        strokeColor?.setFill()
        UIBezierPath(rect: bounds).fill()
    }
    func drawStatusIndeterminate() {}
    func drawStatusRunning() {
        strokeColor?.setStroke()
        UIBezierPath(ovalIn: bounds).stroke()
    }
    func drawStatusComplete() { UIBezierPath(ovalIn: bounds).fill() }
    func updateColor(_ color: UIColor?) { strokeColor = color }
    func updateFrame(_ frame: CGRect) { bounds = frame }
}

/// An animation of an app's own, as forgetful as the original's: its layer is not taken out, and hiding always hides.
final class OwnLayer: ACPLayerProtocol {
    let layer = CAShapeLayer()
    private(set) var colorLayer: UIColor?
    private(set) var isAnimating = false
    private(set) var progress: [Float] = []
    private(set) var frames: [CGRect] = []
    private(set) var colorings = 0

    func updateFrame(_ frame: CGRect) { frames.append(frame) }
    func updateColor(_ color: UIColor?) {
        layer.strokeColor = color?.cgColor
        colorings += 1
    }
    func setHidden(_ hidden: Bool) { layer.isHidden = true }
    func removeLayer() { layer.removeAllAnimations() }
    func startAnimating() {
        isAnimating = true
        layer.add(CABasicAnimation(keyPath: "transform.rotation"), forKey: "rotation")
    }
    func stopAnimating() { isAnimating = false }
    func setProgress(_ progress: Float, animated: Bool) { self.progress.append(progress) }
}

/// An app's own subclass, which hears of each status.
final class LoggingDownloadView: ACPDownloadView {
    var log: [ACPDownloadStatus] = []
    override func setIndicatorStatus(_ newStatus: ACPDownloadStatus) {
        log.append(newStatus)
        super.setIndicatorStatus(newStatus)
    }
}

extension HeadwayUIKitTests {
    @MainActor @Suite(.serialized) struct DownloadViewReadme {
        let downloadView = ACPDownloadView(frame: .ring)

        init() { DisplayClock.reset() }

        @Test("A tap cycles the states")
        func tapAction() {
            var seen: [ACPDownloadStatus] = []
            downloadView.setActionForTap { (downloadView, status) in
                seen.append(status)
                switch status {
                case .none: downloadView?.setIndicatorStatus(.indeterminate)
                case .indeterminate: downloadView?.setIndicatorStatus(.running)
                case .running: downloadView!.setIndicatorStatus(.completed)
                case .completed: downloadView?.setIndicatorStatus(.none)
                @unknown default: break
                }
            }
            for _ in 0..<5 { downloadView.touch() }
            #expect(seen == [.none, .indeterminate, .running, .completed, .none])
            #expect(downloadView.currentStatus == .indeterminate)
            downloadView.setActionForTap(nil)
            downloadView.touch()
            #expect(seen.count == 5)
        }

        @Test("A timer's values, wrapping round")
        func progress() async {
            let stage = Stage(downloadView)
            downloadView.setIndicatorStatus(.running)
            #expect(!downloadView.drawn().contains { $0.hasPrefix("arc 32,32 r29") }, "an empty ring before any value")
            for value in [0.2, 0.4, 0.6, 0.8, 1, 0] as [Float] {
                downloadView.setProgress(value, animated: true, completion: nil)
                await stage.run(1.1)
                #expect(downloadView.progress == value)
            }
            #expect(!downloadView.drawn().contains { $0.hasPrefix("arc 32,32 r29") })
            #expect(downloadView.currentStatus == .running)
        }

        @Test("An app's subclass may override the old calls")
        func subclass() {
            let view = LoggingDownloadView(frame: .ring)
            view.setIndicatorStatus(.running)
            #expect(view.log == [.running])
            #expect(view.currentStatus == .running)
        }

        @Test func alternativeImages() {
            let cloud = downloadView.drawn()
            let myOwnImages = ACPStaticImagesAlternative()
            downloadView.setImages(myOwnImages)
            let tray = downloadView.drawn()
            #expect(!tray.isEmpty)
            #expect(tray != cloud)
            #expect(tray.contains("stroke #007aff"), "they have the view's tint at once")
            downloadView.setImages(nil)
            #expect(downloadView.drawn() == cloud)
        }

        @Test("Images of one's own are drawn under the ring, in the tint, at the view's size")
        func ownImages() {
            downloadView.tintColor = .red
            downloadView.setImages(OwnImages())
            #expect(downloadView.drawn() == ["fill #ff0000", "rect 0,0 64x64", "fillPath"])
            downloadView.tintColor = .green
            #expect(downloadView.displayIfNeeded()?.log.first == "fill #00ff00")
            downloadView.setIndicatorStatus(.running)
            downloadView.progress = 0.5
            let running = downloadView.drawn()
            #expect(running.contains("oval 0,0 64x64"))
            #expect(running.contains("arc 32,32 r29 -90..90 clockwise"))
            #expect(!running.contains("arc 32,32 r31 -90..270 clockwise"), "the thin ring is theirs to draw")
            downloadView.frame.size = CGSize(width: 30, height: 30)
            #expect(downloadView.drawn().contains("oval 0,0 30x30"))
        }

        @Test("Images that were given a colour before keep it until the tint changes; the others have the tint at once")
        func coloredImages() {
            downloadView.tintColor = .red
            let images = ACPStaticImagesAlternative()
            images.updateColor(.green)
            downloadView.setImages(images)
            #expect(downloadView.drawn().contains("stroke #00ff00"))
            downloadView.tintColor = .blue
            #expect(downloadView.drawn().contains("stroke #0000ff"), "a later tint goes to all of them")
            images.updateColor(.orange)
            #expect(downloadView.drawn().contains("stroke #ff8000"))
            let own = OwnImages()
            own.strokeColor = .green
            downloadView.setImages(own)
            #expect(downloadView.drawn().first == "fill #00ff00")
            let plain = OwnImages()
            for _ in 0..<2 { downloadView.setImages(plain) }
            #expect(downloadView.drawn().first == "fill #0000ff")
            downloadView.tintColor = .red
            #expect(downloadView.drawn().first == "fill #ff0000", "set twice it follows all the same")
        }

        @Test("The Google layer with a colour of its own keeps it")
        func googleLayer() async {
            let stage = Stage(downloadView)
            downloadView.tintColor = .red
            let myAnimation = ACPIndeterminateGoogleLayer()
            myAnimation.updateColor(.blue)
            downloadView.setIndeterminateLayer(myAnimation)
            downloadView.setIndicatorStatus(.indeterminate)
            await stage.run(0.4)
            #expect(downloadView.drawn().contains("stroke #0000ff"))
            downloadView.tintColor = .green
            #expect(downloadView.drawn().contains("stroke #0000ff"))
            downloadView.setIndicatorStatus(.none)
            #expect(downloadView.drawn().contains("stroke #00ff00"), "the pictures have the tint")
            myAnimation.updateColor(.orange)
            downloadView.setIndicatorStatus(.indeterminate)
            await stage.run(0.1)
            #expect(downloadView.drawn().contains("stroke #ff8000"))
            #expect(myAnimation.isAnimating)
        }

        @Test("A layer's colour follows dark mode, and a layer under way is not started anew for it")
        func layerInDark() async {
            let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
            let stage = Stage(downloadView)
            let motion = ACPIndeterminateLayer()
            motion.updateColor(dynamic)
            downloadView.setIndeterminateLayer(motion)
            downloadView.setIndicatorStatus(.indeterminate)
            await stage.run(0.1)
            #expect(downloadView.drawn().contains("stroke #000000"))
            stage.window.setTraits(UITraitCollection(userInterfaceStyle: .dark))
            #expect(downloadView.drawn().contains("stroke #ffffff"))
            let own = OwnLayer()
            downloadView.setIndeterminateLayer(own)
            let tinted = own.colorings
            own.stopAnimating()
            stage.window.setTraits(UITraitCollection(userInterfaceStyle: .light))
            #expect(own.colorings == tinted + 1)
            #expect(!own.isAnimating)
        }

        @Test("A layer of one's own is put in, started, and taken out, whatever it forgets")
        func ownLayer() {
            let stage = Stage(downloadView)
            let layer = OwnLayer()
            layer.updateColor(.blue)
            downloadView.tintColor = .red
            downloadView.setIndeterminateLayer(layer)
            #expect(layer.layer.superlayer == nil)
            downloadView.setIndicatorStatus(.indeterminate)
            #expect(layer.layer.superlayer === downloadView.layer)
            #expect(layer.isAnimating)
            #expect(!layer.layer.isHidden)
            #expect(layer.frames.last == .ring)
            #expect(layer.layer.strokeColor == UIColor.blue.cgColor, "its colour is kept")
            #expect(!downloadView.drawn().contains { $0.hasPrefix("arc") }, "the arc gives way")
            downloadView.frame.size.width = 80
            downloadView.layoutIfNeeded()
            #expect(layer.frames.last?.size.width == 80)
            downloadView.setIndicatorStatus(.completed)
            #expect(layer.layer.superlayer == nil)
            #expect(!layer.isAnimating)
            _ = stage
        }

        @Test("A layer without a colour has the tint, and follows it")
        func colourlessLayer() {
            let layer = OwnLayer()
            downloadView.tintColor = .red
            downloadView.setIndeterminateLayer(layer)
            let stage = Stage(downloadView)
            downloadView.setIndicatorStatus(.indeterminate)
            #expect(layer.layer.strokeColor == UIColor.red.cgColor)
            downloadView.setIndeterminateLayer(layer)
            downloadView.tintColor = .green
            #expect(layer.layer.strokeColor == UIColor.green.cgColor)
            _ = stage
        }

        @Test("Swapped while it shows, the old layer is gone")
        func swappedLayer() {
            let stage = Stage(downloadView)
            let (first, second) = (OwnLayer(), OwnLayer())
            downloadView.setIndeterminateLayer(first)
            downloadView.setIndicatorStatus(.indeterminate)
            downloadView.setIndeterminateLayer(second)
            #expect(first.layer.superlayer == nil)
            #expect(second.layer.superlayer === downloadView.layer)
            // The view's own, what takes its touches, and the app's.
            #expect(downloadView.layer.sublayers?.count == 3)
            downloadView.setIndeterminateLayer(nil)
            #expect(downloadView.layer.sublayers?.count == 2)
            _ = stage
        }

        @Test("Out of the window and back, and from the background, a layer is started again")
        func layerAndWindow() async {
            let stage = Stage(downloadView)
            let layer = OwnLayer()
            downloadView.setIndeterminateLayer(layer)
            downloadView.setIndicatorStatus(.indeterminate)
            downloadView.removeFromSuperview()
            #expect(!layer.isAnimating)
            stage.window.addSubview(downloadView)
            #expect(layer.isAnimating)
            layer.stopAnimating()
            NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
            await turns()
            #expect(layer.isAnimating)
        }

        @Test("A progress layer of one's own gets every value")
        func progressLayer() {
            let stage = Stage(downloadView)
            let layer = OwnLayer()
            downloadView.setProgressLayer(layer)
            downloadView.setIndicatorStatus(.running)
            downloadView.setProgress(0.5, animated: true, completion: nil)
            downloadView.setProgress(1, animated: false, completion: nil)
            #expect(layer.progress.suffix(2) == [0.5, 1])
            #expect(layer.layer.superlayer === downloadView.layer)
            #expect(!downloadView.drawn().contains { $0.hasPrefix("arc 32,32 r29") })
            _ = stage
        }

        @Test(
            arguments: zip(
                [ACPDownloadStatus.none, .running, .indeterminate, .completed],
                [DownloadState.initial, .running, .indeterminate, .completed]))
        func statesByTheirOldNames(status: ACPDownloadStatus, state: DownloadState) {
            downloadView.setIndicatorStatus(status)
            #expect(downloadView.currentStatus == status)
            #expect(downloadView.downloadState == state)
            #expect(status.rawValue == [.none: 0, .running: 1, .indeterminate: 2, .completed: 3][status])
        }

        @Test func memory() async {
            weak var view: ACPDownloadView?
            do {
                let dropped = ACPDownloadView(frame: .ring)
                let layer = ACPIndeterminateGoogleLayer()
                dropped.setIndeterminateLayer(layer)
                dropped.setActionForTap { view, _ in view?.setIndicatorStatus(.completed) }
                let stage = Stage(dropped)
                dropped.setIndicatorStatus(.indeterminate)
                await stage.run(0.1)
                view = dropped
            }
            await turns()
            #expect(view == nil)
        }
    }
}
