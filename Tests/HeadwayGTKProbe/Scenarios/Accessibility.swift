import CGTK
import CGTKTest
import Headway
import HeadwayGTK
import HeadwayHosting

extension Scenario {
    /// What GTK holds for assistive technology, without a bus (GTK_A11Y=test).
    static let accessibility: [Scenario] = [
        Scenario("the value is a share of 1, and has no range while busy, so that nobody reads zero") { stage in
            let bar = LinearProgressView()
            stage.add(bar.widget)
            await stage.present()
            bar.progress = 0.456
            stage.expectAccessible(bar.widget, value: 0.46, most: 1, isBusy: false)
            bar.mode = .indeterminate
            stage.expectAccessible(bar.widget, value: 0, most: 0, isBusy: true)
            bar.mode = .determinate
            stage.expectAccessible(bar.widget, value: 0.46, most: 1, isBusy: false)
        },
        Scenario("bars are progress bars to GTK, a download is a button; all have its value interface") { stage in
            let (bar, ring, view) = (LinearProgressView(), CircularProgressView(), DownloadView())
            defer { withExtendedLifetime((bar, ring, view)) {} }
            let roles = [
                GTK_ACCESSIBLE_ROLE_PROGRESS_BAR, GTK_ACCESSIBLE_ROLE_PROGRESS_BAR, GTK_ACCESSIBLE_ROLE_BUTTON,
            ]
            for (widget, role) in zip([bar.widget, ring.widget, view.widget], roles) {
                stage.expect(gtk_accessible_get_accessible_role(OpaquePointer(widget)), is: role)
                stage.expect(headway_is_a(widget, gtk_progress_bar_get_type()) != 0, "a progress bar by type")
            }
        },
        Scenario("a download's name says what a press does, to what, and how far it is") { stage in
            let view = DownloadView()
            view.accessibilityLabel = "file.zip"
            stage.add(view.widget)
            await stage.present()
            view.progress = 0.4
            for (state, name) in [
                (DownloadState.initial, "Download, file.zip"), (.indeterminate, "Stop download, file.zip, waiting"),
                (.running, "Stop download, file.zip, 40 percent"),
                (.paused, "Resume download, file.zip, paused at 40 percent"),
                (.failed, "Try again, file.zip, failed"), (.completed, "Open, file.zip, downloaded"),
            ] {
                view.state = state
                stage.expect(stage.text(of: view.widget, headway_check_label) ?? "", is: name)
            }
            view.state = .running
            view.accessibilityValue = "soon"
            stage.expect(
                stage.text(of: view.widget, headway_check_label) ?? "", is: "Stop download, file.zip, soon")
        },
        Scenario("a name that the app has not set is in the user's language") { stage in
            let former = Wording.current
            defer { Wording.current = former }
            Wording.current = Wording(.german)
            let bar = LinearProgressView()
            stage.add(bar.widget)
            await stage.present()
            stage.expect(stage.text(of: bar.widget, headway_check_label) ?? "", is: "Fortschritt")
        },
        Scenario("while it has the focus its name is renewed every ten per cent at most") { stage in
            let view = DownloadView()
            // It takes the focus from GTK, which gives it to the first that can have it.
            if let button = gtk_button_new_with_label("before") { stage.add(button) }
            stage.add(view.widget)
            await stage.present()
            view.state = .running
            view.progress = 0.2
            stage.expect(stage.text(of: view.widget, headway_check_label) ?? "", is: "Stop download, 20 percent")
            gtk_widget_grab_focus(Stage.cast(view.widget))
            view.progress = 0.25
            view.progress = 0.6
            stage.expect(stage.text(of: view.widget, headway_check_label) ?? "", is: "Stop download, 20 percent")
            view.state = .failed
            stage.expect(stage.text(of: view.widget, headway_check_label) ?? "", is: "Try again, failed")
        },
        Scenario("a name by GTK's own ways stays: update_property, a relation, an element, a mnemonic") { stage in
            WidgetTypes.register()
            guard let builder = gtk_builder_new_from_string(namedInXML, -1) else { return }
            defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
            let object = { (id: String) in
                gtk_builder_get_object(builder, id).map { UnsafeMutableRawPointer($0) }
            }
            guard let box = object("box") else { return stage.expect(false, "no box") }
            stage.add(box)
            let bar = LinearProgressView()
            stage.add(bar.widget)
            stage.setLabel(of: bar.widget, "By update_property")
            await stage.present()
            let names = ["element": "Element", "view": "Element"]
            for (id, name) in names {
                guard let widget = object(id) else { continue }
                Property.set(widget, "progress", 0.5)
                stage.expect(stage.text(of: widget, headway_check_label) ?? "", is: name, id)
            }
            for id in ["relation", "mnemonic"] {
                guard let widget = object(id) else { continue }
                Property.set(widget, "progress", 0.5)
                let isNamed = gtk_test_accessible_has_property(OpaquePointer(widget), GTK_ACCESSIBLE_PROPERTY_LABEL)
                stage.expect(isNamed, is: 0, id)
            }
            bar.mode = .indeterminate
            stage.expect(stage.text(of: bar.widget, headway_check_label) ?? "", is: "By update_property")
            stage.setLabel(of: bar.widget, "Later")
            bar.accessibilityLabel = "Ours"
            stage.expect(stage.text(of: bar.widget, headway_check_label) ?? "", is: "Later")
        },
    ]

    private static let namedInXML = """
        <interface><object class="GtkBox" id="box">
        <child><object class="GtkLabel" id="text"><property name="label">_Copying</property>
        <property name="use-underline">1</property><property name="mnemonic-widget">mnemonic</property></object></child>
        <child><object class="HeadwayLinearProgressView" id="mnemonic"/></child>
        <child><object class="HeadwayLinearProgressView" id="element">
        <accessibility><property name="label">Element</property></accessibility></object></child>
        <child><object class="HeadwayLinearProgressView" id="relation">
        <accessibility><relation name="labelled-by">text</relation></accessibility></object></child>
        <child><object class="HeadwayDownloadView" id="view">
        <accessibility><property name="label">Element</property></accessibility></object></child>
        </object></interface>
        """
}

extension GtkAccessibleRole: @retroactive Equatable {}

extension Stage {
    func expectAccessible(
        _ widget: UnsafeMutableRawPointer, value: Double, most: Double, isBusy: Bool, line: Int = #line
    ) {
        let accessible = OpaquePointer(widget)
        for case let message? in [
            headway_check_value(accessible, value), headway_check_maximum(accessible, most),
            headway_check_busy(accessible, isBusy ? 1 : 0),
        ] {
            expect(false, "accessible: " + String(cString: message), line: line)
            g_free(message)
        }
    }

    /// Names a widget as an app does.
    func setLabel(of widget: UnsafeMutableRawPointer, _ text: String) {
        headway_set_label(OpaquePointer(widget), text)
    }
}
