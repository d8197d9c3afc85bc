import CGTK
import Headway
import HeadwayGTK

extension Scenario {
    /// What is not seen to move costs no frames.
    static let frames: [Scenario] = [
        Scenario("by the display's clock frames come while something moves, and then no more") { stage in
            let bar = LinearProgressView()
            stage.add(bar.widget)
            await stage.present()
            stage.expect(bar.isTicking, is: false, "at rest")
            bar.setProgress(0.5, animated: true, completion: nil)
            stage.expect(bar.isTicking, is: true, "moving")
            await stage.until("rest") { !bar.isTicking }
        },
        Scenario("an invisible widget costs no frames") { stage in
            let ring = CircularProgressView()
            ring.mode = .indeterminate
            stage.add(ring.widget)
            await stage.present()
            stage.expect(ring.isTicking, is: true, "seen")
            gtk_widget_set_visible(Stage.cast(ring.widget), 0)
            stage.expect(ring.isTicking, is: false, "invisible")
            gtk_widget_set_visible(Stage.cast(ring.widget), 1)
            await stage.until("frames again") { ring.isTicking }
        },
        Scenario("another page of a stack costs no frames") { stage in
            let view = DownloadView()
            view.state = .indeterminate
            let pages = stage.addStack()
            gtk_stack_add_named(pages, Stage.cast(view.widget), "moving")
            gtk_stack_add_named(pages, gtk_label_new("still"), "still")
            await stage.present()
            stage.expect(view.isTicking, is: true)
            gtk_stack_set_visible_child_name(pages, "still")
            await stage.until("no frames") { !view.isTicking }
            gtk_stack_set_visible_child_name(pages, "moving")
            await stage.until("frames again") { view.isTicking }
        },
        Scenario("what is scrolled away costs no frames, and moves again when it is back") { stage in
            let bar = LinearProgressView()
            bar.mode = .indeterminate
            let (scroller, adjustment) = stage.addScroller(above: bar.widget, height: 3000)
            _ = scroller
            await stage.present()
            await stage.until("scrolled away") { !bar.isTicking }
            gtk_adjustment_set_value(adjustment, 3000)
            await stage.until("frames again") { bar.isTicking }
            await stage.pause(0.2)
            stage.expect(bar.isTicking, is: true, "in view")
            gtk_adjustment_set_value(adjustment, 0)
            await stage.until("scrolled away again") { !bar.isTicking }
        },
        Scenario("a minimised window costs no frames") { stage in
            let bar = LinearProgressView()
            bar.mode = .indeterminate
            stage.add(bar.widget)
            await stage.present()
            stage.expect(bar.isTicking, is: true)
            gtk_window_minimize(Stage.window(stage.window))
            await stage.until("no frames") { !bar.isTicking }
            gtk_window_unminimize(Stage.window(stage.window))
            await stage.until("frames again") { bar.isTicking }
        },
        Scenario("a completion of a minimised window comes in time") { stage in
            let bar = LinearProgressView()
            stage.add(bar.widget)
            await stage.present()
            gtk_window_minimize(Stage.window(stage.window))
            await stage.pause(0.2)
            var calls: [Bool] = []
            bar.setProgress(1, animated: true) { calls.append($0) }
            await stage.until("a completion") { !calls.isEmpty }
            stage.expect(calls, is: [true])
        },
    ]
}
