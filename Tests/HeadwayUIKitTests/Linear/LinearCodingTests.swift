import Foundation
import HeadwayUIKit
import HostCases
import Testing
@_spi(Double) import UIKit

/// Writes a view into an archive and reads it back, as Interface Builder's files do.
@MainActor
func archived<View: UIView>(_ view: View) throws -> View { try loaded(from: view) }

/// Makes a view of what Interface Builder wrote of a plain one: nothing that is ours is in such a file.
@MainActor
func loaded<View: UIView>(from plain: UIView) throws -> View {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    plain.encode(with: archiver)
    archiver.finishEncoding()
    return try #require(View(coder: NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)))
}

extension HeadwayUIKitTests {
    @MainActor @Suite(.serialized) struct Coding {
        @Test func linearComesBackWhole() throws {
            let view = LinearProgressView(frame: .bar)
            view.progress = 0.25
            view.buffer = 0.5
            view.progressTintColors = [.red, .blue]
            view.trackTintColor = .green
            view.tintColor = .orange
            view.cornerRadius = 3
            view.mode = .indeterminate
            view.startAnimating()
            view.backwardProgressAnimationMode = .animate
            view.progressViewStyle = .bar
            view.progressImage = UIImage(named: "7")
            view.isHidden = true
            let back = try archived(view)
            back.frame = .bar
            #expect(back.progress == 0.25)
            #expect(back.buffer == 0.5)
            #expect(back.progressTintColors?.count == 2)
            #expect(back.cornerRadius == 3)
            #expect(back.mode == .indeterminate)
            #expect(back.isAnimating)
            #expect(back.backwardProgressAnimationMode == .animate)
            #expect(back.progressViewStyle == .bar)
            #expect(back.progressImage != nil)
            #expect(back.isHidden)
            back.isHidden = false
            back.mode = .determinate
            back.progressImage = nil
            #expect(back.drawn().contains("gradient #ff0000 #0000ff 0,5..25,5"))
            #expect(back.paintedBars().first?.color == "#00ff00")
        }

        @Test("What Interface Builder says of a view stays: background and hiding")
        func backgroundStays() throws {
            let view = DownloadView(frame: .ring)
            view.backgroundColor = .orange
            view.isHidden = true
            let back = try archived(view)
            #expect(back.backgroundColor?.cgColor == UIColor.orange.cgColor)
            #expect(back.isHidden)
            #expect(!back.isOpaque)
        }

        @Test("A tint that Interface Builder gives is the view's own")
        func tintOfANib() throws {
            let plain = UIView(frame: .bar)
            plain.tintColor = .orange
            let bar: LinearProgressView = try loaded(from: plain)
            bar.frame = .bar
            bar.progress = 0.5
            #expect(bar.width(ofBar: "fill #ff8000") == 50)
            let ring: CircularProgressView = try loaded(from: plain)
            ring.frame = .ring
            ring.mode = .determinate
            ring.progress = 0.5
            #expect(ring.drawn().contains("stroke #ff8000"))
        }

        @Test func anEmptyArchiveGivesTheDefaults() throws {
            let back = try archived(LinearProgressView(frame: .bar))
            #expect(back.progress == 0)
            #expect(back.progressTintColor == nil)
            #expect(back.progressTintColors == nil)
            #expect(back.mode == .determinate)
            #expect(!back.isAnimating)
            #expect(back.style == LinearProgressView(frame: .bar).style)
        }

        @Test func circularComesBackWhole() throws {
            let view = CircularProgressView(frame: .ring)
            view.progress = 0.5
            view.mode = .determinate
            view.radius = 20
            view.strokeWidth = 4
            view.trackEnabled = true
            view.cycleColors = [.red, .green]
            view.hidesWhenStopped = false
            view.startAnimating()
            let back = try archived(view)
            #expect(back.progress == 0.5)
            #expect(back.mode == .determinate)
            #expect(back.radius == 20)
            #expect(back.strokeWidth == 4)
            #expect(back.trackEnabled)
            #expect(back.cycleColors.count == 2)
            #expect(!back.hidesWhenStopped)
            #expect(back.isAnimating)
        }

        @Test(arguments: DownloadState.allCases)
        func downloadComesBackWhole(state: DownloadState) throws {
            let view = DownloadView(frame: .ring)
            view.downloadState = state
            view.progress = 0.5
            view.playsHapticOnCompletion = true
            let back = try archived(view)
            #expect(back.downloadState == state)
            #expect(back.progress == 0.5)
            #expect(back.playsHapticOnCompletion)
        }

        @Test func interfaceBuilderSetsModesByFlags() {
            let bar = LinearProgressView(frame: .bar)
            bar.isIndeterminate = true
            #expect(bar.mode == .indeterminate)
            let ring = CircularProgressView(frame: .ring)
            ring.isDeterminate = true
            #expect(ring.mode == .determinate)
            #expect(!bar.isAnimating && !ring.isAnimating)
        }

        @Test func interfaceBuilderShowsAValue() {
            let bar = LinearProgressView(frame: .bar)
            bar.prepareForInterfaceBuilder()
            #expect(bar.width(ofBar: Look.blue) == 60)
            let ring = CircularProgressView(frame: .ring)
            ring.prepareForInterfaceBuilder()
            #expect(!ring.drawn().filter { $0.hasPrefix("arc") }.isEmpty)
        }
    }
}
