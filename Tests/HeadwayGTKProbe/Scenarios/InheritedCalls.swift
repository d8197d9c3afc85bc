import CGTK
import Headway
import HeadwayGTK

extension Scenario {
    /// What widgets have from GtkProgressBar works, or does nothing.
    static let inherited: [Scenario] = [
        Scenario("a fraction set by GTK's function is the progress, and the other way round") { stage in
            let bar = LinearProgressView()
            stage.add(bar.widget)
            await stage.present()
            gtk_progress_bar_set_fraction(OpaquePointer(bar.widget), 0.9)
            stage.expect(bar.progress, is: 0.9)
            bar.progress = 0.4
            stage.expect(gtk_progress_bar_get_fraction(OpaquePointer(bar.widget)), is: 0.4)
            Property.set(bar.widget, "fraction", 0.7)
            stage.expect(bar.progress, is: 0.7)
        },
        Scenario("GTK's pulse is motion without a value, and costs no frames of GTK's own") { stage in
            let (bar, view) = (LinearProgressView(), DownloadView())
            view.state = .running
            for widget in [bar.widget, view.widget] {
                gtk_progress_bar_set_show_text(OpaquePointer(widget), 1)
                stage.add(widget)
            }
            await stage.present()
            gtk_progress_bar_pulse(OpaquePointer(bar.widget))
            gtk_progress_bar_pulse(OpaquePointer(view.widget))
            await stage.until("indeterminate") {
                bar.mode == .indeterminate && Property.boolean(view.widget, "indeterminate")
            }
            bar.stopAnimating()
            view.isHidden = true
            await stage.pause(0.1)
            guard let clock = gtk_widget_get_frame_clock(stage.window) else { return }
            let frames = SignalCounter(UnsafeMutableRawPointer(clock), "update")
            await stage.pause(0.3)
            stage.expect(frames.count, is: 0, "frames")
            gtk_progress_bar_set_fraction(OpaquePointer(bar.widget), 0.3)
            stage.expect(bar.mode, is: .determinate)
            stage.expect(bar.progress, is: 0.3)
        },
        Scenario("a vertical bar is as long as it was wide, and fills from the top") { stage in
            let bar = LinearProgressView()
            bar.style.thickness = 20
            bar.style.tint = Color(hex: 0xFF0000)
            bar.style.trackTint = Color(hex: 0x0000FF)
            gtk_orientable_set_orientation(OpaquePointer(bar.widget), GTK_ORIENTATION_VERTICAL)
            bar.progress = 0.5
            stage.expect(stage.natural(bar.widget), is: [20, 150])
            gtk_widget_set_halign(Stage.cast(bar.widget), GTK_ALIGN_START)
            stage.add(bar.widget)
            await stage.present()
            await stage.until("the upper half is red, the lower blue") {
                stage.color(of: bar.widget, at: 0.5, down: 0.25) == Color(hex: 0xFF0000)
                    && stage.color(of: bar.widget, at: 0.5, down: 0.75) == Color(hex: 0x0000FF)
            }
            gtk_progress_bar_set_inverted(OpaquePointer(bar.widget), 1)
            await stage.until("inverted it fills from the bottom") {
                stage.color(of: bar.widget, at: 0.5, down: 0.75) == Color(hex: 0xFF0000)
            }
        },
        Scenario("rings and downloads do nothing of an orientation") { stage in
            let (ring, view) = (CircularProgressView(), DownloadView())
            for widget in [ring.widget, view.widget] {
                gtk_orientable_set_orientation(OpaquePointer(widget), GTK_ORIENTATION_VERTICAL)
                stage.expect(
                    gtk_orientable_get_orientation(OpaquePointer(widget)).rawValue,
                    is: GTK_ORIENTATION_HORIZONTAL.rawValue)
            }
        },
        Scenario("values out of range are clamped, whoever sets them") { stage in
            let bar = LinearProgressView()
            for (value, kept) in [(1.5, 1.0), (-3, 0), (.infinity, 1)] {
                Property.set(bar.widget, "progress", value)
                stage.expect(Property.number(bar.widget, "progress"), is: kept, "\(value)")
            }
            Property.set(bar.widget, "progress", .nan)
            stage.expect(Property.number(bar.widget, "progress"), is: 1, "NaN")
            Property.set(bar.widget, "thickness", 1e9)
            stage.expect(Property.number(bar.widget, "thickness"), is: 10_000)
            Property.set(bar.widget, "thickness", .nan)
            stage.expect(Property.number(bar.widget, "thickness"), is: 10_000, "NaN points")
        },
        Scenario("a running download at 1 is completed, once") { stage in
            let view = DownloadView()
            stage.add(view.widget)
            await stage.present()
            let completed = SignalCounter(view.widget, "completed")
            view.progress = 1
            await stage.pause(0.05)
            stage.expect(completed.count, is: 0, "before it runs")
            view.state = .running
            await stage.until("completed") { completed.count > 0 }
            view.state = .completed
            await stage.pause(0.05)
            stage.expect(completed.count, is: 1)
        },
    ]

    /// What style sheets give, and what is really behind a widget.
    static let styleSheets: [Scenario] = [
        Scenario("a min-height is the bar's thickness; a size that a program asks for is not") { stage in
            let provider = stage.css("headway-linear.tall { min-height: 14px; padding: 3px; }")
            defer { stage.removeCSS(provider) }
            let (tall, plain) = (LinearProgressView(), LinearProgressView())
            gtk_widget_add_css_class(Stage.cast(tall.widget), "tall")
            gtk_widget_set_size_request(Stage.cast(plain.widget), -1, 30)
            for bar in [tall, plain] {
                gtk_widget_set_valign(Stage.cast(bar.widget), GTK_ALIGN_START)
                stage.add(bar.widget)
            }
            await stage.present()
            await stage.until("14 points") { tall.style.thickness == 14 }
            stage.expect(plain.style.thickness, is: nil)
        },
        Scenario("the fill stands out from a selected row, and from a background of the app's") { stage in
            let provider = stage.css("box.blue { background: #3584e4; } box.dim { background: #c0c0c0; }")
            defer { stage.removeCSS(provider) }
            let list = gtk_list_box_new()
            let selected = LinearProgressView()
            if let list {
                gtk_list_box_append(OpaquePointer(list), Stage.cast(selected.widget))
                stage.add(list)
            }
            var bars = [(selected, "a row")]
            for name in ["blue", "dim"] {
                let bar = LinearProgressView()
                let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
                gtk_widget_add_css_class(box, name)
                if let box {
                    gtk_box_append(Stage.cast(box), Stage.cast(bar.widget))
                    stage.add(box)
                }
                bars.append((bar, name))
            }
            await stage.present()
            gtk_list_box_select_row(
                OpaquePointer(list), gtk_list_box_get_row_at_index(OpaquePointer(list), 0))
            for (bar, name) in bars {
                await stage.until("the tint stands out from \(name)") {
                    guard let tint = bar.environment.tint, let background = bar.environment.background else {
                        return false
                    }
                    return tint.contrast(with: background) >= 3
                        && background.contrast(with: .white) > 1.2
                }
            }
        },
    ]
}
