import CGTK
import Headway
import HeadwayGTK

extension Scenario {
    /// Values that are GTK's own: defaults, and what it takes without complaint.
    static let values: [Scenario] = [
        Scenario("an empty list of colours and nonsense sizes break nothing") { stage in
            let bar = LinearProgressView()
            bar.style.tints = []
            bar.style.thickness = -5
            bar.style.cornerRadius = .nan
            stage.add(bar.widget)
            let ring = CircularProgressView()
            ring.radius = -.infinity
            ring.style.thickness = 1000
            ring.style.tints = []
            stage.add(ring.widget)
            await stage.present()
            bar.style.thickness = .infinity
            await stage.pause(0.05)
            stage.expect(ring.radius, is: 5)
        },
        Scenario("bars and rings are determinate, and move from the start when they are not") { stage in
            let (bar, ring) = (LinearProgressView(), CircularProgressView())
            stage.add(bar.widget)
            stage.add(ring.widget)
            await stage.present()
            stage.expect(bar.mode == .determinate && ring.mode == .determinate, "determinate")
            bar.mode = .indeterminate
            ring.mode = .indeterminate
            stage.expect(bar.isTicking && ring.isTicking, "both move")
            stage.expect(bar.isAnimating && ring.isAnimating, "both animate")
        },
        Scenario("a ring whose radius was left to its theme fills its widget; one of its own keeps it") { stage in
            let ring = CircularProgressView()
            ring.progress = 1
            ring.style.tint = Color(hex: 0xFF0000)
            gtk_widget_set_size_request(Stage.cast(ring.widget), 100, 100)
            gtk_widget_set_halign(Stage.cast(ring.widget), GTK_ALIGN_START)
            stage.add(ring.widget)
            await stage.present()
            let red = Color(hex: 0xFF0000)
            await stage.until("red at the edge") { stage.color(of: ring.widget, at: 0.02) == red }
            ring.radius = 25
            await stage.until("red half way") { stage.color(of: ring.widget, at: 0.27) == red }
            stage.expect(stage.color(of: ring.widget, at: 0.02) != red, "and no more at the edge")
        },
    ]
}
