import CGTK
import Headway
import HeadwayGTK

extension Scenario {
    static let properties: [Scenario] = [
        Scenario("properties are read and written by name") { stage in
            let bar = LinearProgressView()
            for (name, value) in [
                ("progress", 0.4), ("buffer", 0.8), ("thickness", 12), ("corner-radius", 3), ("gap", 2),
                ("stop-mark", 0), ("show-delay", 0.25), ("minimum-visible", 1),
            ] {
                Property.set(bar.widget, name, value)
                stage.expect(Property.number(bar.widget, name), is: value, name)
            }
            for name in ["hidden", "indeterminate", "animating", "animated", "wavy"] {
                Property.set(bar.widget, name, true)
                stage.expect(Property.boolean(bar.widget, name), is: true, name)
            }
            stage.expect(bar.style.thickness, is: 12)
            stage.expect(bar.mode, is: .indeterminate)
        },
        Scenario("a length of -1 is the theme's") { stage in
            let bar = LinearProgressView()
            stage.expect(Property.number(bar.widget, "thickness"), is: -1)
            bar.style.thickness = 9
            stage.expect(Property.number(bar.widget, "thickness"), is: 9)
            Property.set(bar.widget, "thickness", -1)
            stage.expect(bar.style.thickness, is: nil)
        },
        Scenario("a property tells of a change once, whoever makes it") { stage in
            let bar = LinearProgressView()
            let progress = SignalCounter(bar.widget, "notify::progress")
            let thickness = SignalCounter(bar.widget, "notify::thickness")
            bar.progress = 0.5
            bar.progress = 0.5
            Property.set(bar.widget, "progress", 0.75)
            Property.set(bar.widget, "thickness", 8)
            Property.set(bar.widget, "thickness", 8)
            stage.expect(progress.count, is: 2, "notify::progress")
            stage.expect(thickness.count, is: 1, "notify::thickness")
        },
        Scenario("what Swift sets is told too, all of it, once") { stage in
            let ring = CircularProgressView()
            let names = [
                "radius", "stroke-width", "tint", "track", "label", "value-text", "animating", "indeterminate",
            ]
            let counters = names.map { (name: $0, counter: SignalCounter(ring.widget, "notify::" + $0)) }
            for _ in 0..<2 {
                ring.radius = 30
                ring.style.thickness = 7
                ring.style.tint = .white
                ring.style.showsTrack = false
                ring.accessibilityLabel = "Copying"
                ring.accessibilityValue = "2 of 5"
                ring.mode = .indeterminate
                ring.stopAnimating()
            }
            for (name, counter) in counters { stage.expect(counter.count, is: 1, name) }
        },
        Scenario("colours are lists of texts, and what is no colour is left out") { stage in
            let bar = LinearProgressView()
            Property.set(bar.widget, "tints", texts: ["red", "#00ff00"])
            stage.expect(bar.style.tints, is: [Color(hex: 0xFF0000), Color(hex: 0x00FF00)])
            stage.expect(Property.texts(bar.widget, "tints"), is: ["rgb(255,0,0)", "rgb(0,255,0)"])
            g_test_expect_message("Headway", G_LOG_LEVEL_WARNING, "tints: “nonsense” is not a colour*")
            Property.set(bar.widget, "tints", texts: ["nonsense", "blue"])
            stage.expect(bar.style.tints, is: [Color(hex: 0x0000FF)])
            g_test_assert_expected_messages_internal(nil, nil, 0, nil)
            Property.set(bar.widget, "tints", texts: [])
            stage.expect(bar.style.tints, is: [])
        },
        Scenario("completed is emitted once, later, when the value becomes 100 %") { stage in
            let bar = LinearProgressView()
            let completed = SignalCounter(bar.widget, "completed")
            bar.progress = 0.999
            await stage.pause(0.05)
            stage.expect(completed.count, is: 0, "at 99 %")
            bar.progress = 1
            stage.expect(completed.count, is: 0, "within the call")
            await stage.until("completed") { completed.count > 0 }
            bar.progress = 1
            await stage.pause(0.05)
            stage.expect(completed.count, is: 1)
        },
        Scenario("a bar is as high as its thickness and its wave") { stage in
            let bar = LinearProgressView()
            stage.expect(stage.natural(bar.widget), is: [150, 4], "material")
            bar.style.thickness = 8
            stage.expect(stage.natural(bar.widget), is: [150, 8], "8 points")
            bar.style.wave = Wave(amplitude: 3)
            stage.expect(stage.natural(bar.widget), is: [150, 14], "with a wave")
        },
        Scenario("a ring is as large as its diameter") { stage in
            let ring = CircularProgressView()
            stage.expect(stage.natural(ring.widget), is: [40, 40], "material")
            ring.style.theme = .classic
            stage.expect(stage.natural(ring.widget), is: [24, 24], "classic")
            ring.radius = 50
            ring.style.thickness = 10
            stage.expect(stage.natural(ring.widget), is: [100, 100], "radius 50, stroke 10")
            let view = DownloadView()
            stage.expect(stage.natural(view.widget), is: [44, 44], "download")
        },
    ]

    static let builder: [Scenario] = [
        Scenario("GtkBuilder makes every widget from XML") { stage in
            WidgetTypes.register()
            guard let builder = gtk_builder_new() else { return }
            defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
            var error: UnsafeMutablePointer<GError>?
            gtk_builder_add_from_string(builder, xml, -1, &error)
            stage.expect(error == nil, error.map { String(cString: $0.pointee.message) } ?? "")
            func object(_ name: String) -> UnsafeMutableRawPointer? {
                gtk_builder_get_object(builder, name).map(UnsafeMutableRawPointer.init)
            }
            let bar = LinearProgressView(wrapping: object("bar"))
            stage.expect(bar?.progress, is: 0.4)
            stage.expect(bar?.style.tint?.contrast(with: Color(hex: 0xFF8000)).rounded(), is: 1)
            stage.expect(bar?.style.theme, is: .classic)
            stage.expect(bar?.style.motion, is: .contiguous)
            stage.expect(bar?.accessibilityLabel, is: "Copying")
            stage.expect(bar?.style.backward, is: .animate)
            let ring = CircularProgressView(wrapping: object("ring"))
            stage.expect(ring?.radius, is: 30)
            stage.expect(ring?.isAnimating, is: true)
            stage.expect(ring?.style.showsTrack, is: false)
            stage.expect(ring?.style.tints, is: [Color(hex: 0xFF0000), Color(hex: 0x00FF00)])
            let view = DownloadView(wrapping: object("view"))
            stage.expect(view?.state, is: .paused)
            stage.expect(view?.style.artwork, is: .cloud)
            stage.expect(view?.style.indeterminateMotion, is: .growAndShrink)
            stage.expect(LinearProgressView(wrapping: object("ring")) == nil, "a ring is no bar")
        }
    ]

    private static let xml = """
        <interface>
          <object class="HeadwayLinearProgressView" id="bar">
            <property name="progress">0.4</property>
            <property name="tint">#ff8000</property>
            <property name="theme">classic</property>
            <property name="motion">contiguous</property>
            <property name="backward">animate</property>
            <property name="label">Copying</property>
          </object>
          <object class="HeadwayCircularProgressView" id="ring">
            <property name="indeterminate">true</property>
            <property name="radius">30</property>
            <property name="track">hidden</property>
            <property name="tints">red
        rgb(0, 255, 0)</property>
          </object>
          <object class="HeadwayDownloadView" id="view">
            <property name="state">paused</property>
            <property name="progress">0.25</property>
            <property name="artwork">cloud</property>
            <property name="indeterminate-motion">grow-and-shrink</property>
          </object>
        </interface>
        """
}

extension Stage {
    /// The natural width and height of a widget.
    func natural(_ widget: UnsafeMutableRawPointer) -> [Int32] {
        [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL].map { orientation in
            var natural: Int32 = 0
            gtk_widget_measure(Stage.cast(widget), orientation, -1, nil, &natural, nil, nil)
            return natural
        }
    }
}
