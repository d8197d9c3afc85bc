import HeadwayUIKit
@_spi(Double) import UIKit

/// A window with a view in it, and a hand on the display's clock.
@MainActor
struct Stage {
    let window: UIWindow

    init(_ views: UIView..., scale: CGFloat = 1) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.setTraits(UITraitCollection(scale: scale))
        for view in views { window.addSubview(view) }
        window.layoutIfNeeded()
    }

    /// Lets the display refresh for a while; completions that are due get their turn.
    func run(_ seconds: Double, step: Double = 1.0 / 60) async {
        let end = DisplayClock.now + seconds
        while DisplayClock.now < end - 1e-9 {
            DisplayClock.refresh(after: min(step, end - DisplayClock.now))
            await settle()
        }
    }

    /// Lets everything that was put off to another turn of the main actor happen.
    func settle() async { await turns() }
}

/// Some turns of the main actor.
@MainActor
func turns() async {
    for _ in 0..<6 { await Task.yield() }
}

extension UIView {
    /// The present picture as drawing calls, whether layers or a drawing show it: that both are alike is `LayerTests`' matter.
    func drawn() -> [String] {
        layoutIfNeeded()
        let drawn = display().log
        guard let view = self as? any FrameDrawing, view.showsLayers else { return drawn }
        return drawn + recording { view.drawFrame() }.log
    }

    /// True while anything moves, in the render server or by a display link.
    var isMoving: Bool {
        guard window != nil else { return false }
        return !DisplayClock.links.isEmpty || RenderServer.isMoving(layer, at: DisplayClock.now)
    }

    /// The bars of the present picture: rectangle and radius as "x,y wxh rN", each with its colour.
    func bars() -> [String] {
        var color = ""
        var bars: [(place: String, color: String)] = []
        for line in drawn() {
            if line.hasPrefix("fill #") { color = line }
            if line.hasPrefix("bar ") { bars.append((String(line.dropFirst(4)), color)) }
            // A gradient comes after the bar that it is clipped to.
            if line.hasPrefix("gradient"), !bars.isEmpty { bars[bars.count - 1].color = line }
        }
        return bars.map { "\($0.place) \($0.color)" }
    }

    /// The width of the last bar drawn of a colour, in points; 0 without one.
    func width(ofBar color: String) -> Double {
        let lines = bars().filter { $0.hasSuffix(color) }
        guard let line = lines.last, let size = line.split(separator: " ").dropFirst().first else { return 0 }
        return Double(size.split(separator: "x")[0]) ?? 0
    }
}

/// Where completions write down that they were called.
@MainActor
final class CallLog {
    var calls: [String] = []

    func note(_ name: String) -> @MainActor (Bool) -> Void {
        { finished in self.calls.append("\(name) \(finished)") }
    }
}

extension CGRect {
    static let bar = CGRect(x: 0, y: 0, width: 100, height: 10)
    static let ring = CGRect(x: 0, y: 0, width: 64, height: 64)
}

/// Blue 500, and the track that is derived from it (Sources.md#classic-linear).
enum Look {
    static let blue = "fill #2196f3"
    static let track = "fill #b4d7f3"
}
