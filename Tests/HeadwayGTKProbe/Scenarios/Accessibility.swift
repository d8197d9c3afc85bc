import CGTK
import CGTKTest
import Headway
import HeadwayGTK

extension Scenario {
    /// What GTK holds for assistive technology, without a bus (GTK_A11Y=test).
    static let accessibility: [Scenario] = [
        Scenario("the value is a share of 1, and absent while busy") { stage in
            let bar = LinearProgressView()
            stage.add(bar.widget)
            await stage.present()
            bar.progress = 0.456
            stage.expectAccessible(bar.widget, value: 0.46, isBusy: false)
            bar.mode = .indeterminate
            stage.expectAccessible(bar.widget, value: nil, isBusy: true)
            bar.mode = .determinate
            stage.expectAccessible(bar.widget, value: 0.46, isBusy: false)
        },
        Scenario("every widget is a progress bar to GTK") { stage in
            let (bar, ring, view) = (LinearProgressView(), CircularProgressView(), DownloadView())
            defer { withExtendedLifetime((bar, ring, view)) {} }
            for widget in [bar.widget, ring.widget, view.widget] {
                let role = gtk_accessible_get_accessible_role(OpaquePointer(widget))
                stage.expect(role, is: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR)
                stage.expect(headway_is_a(widget, gtk_progress_bar_get_type()) != 0, "and has its value interface")
            }
        },
    ]
}

extension GtkAccessibleRole: @retroactive Equatable {}

extension Stage {
    func expectAccessible(_ widget: UnsafeMutableRawPointer, value: Double?, isBusy: Bool, line: Int = #line) {
        let accessible = OpaquePointer(widget)
        let hasValue =
            gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW) != 0
        expect(hasValue, is: value != nil, "a value", line: line)
        let checks = [
            value.map { headway_check_value(accessible, $0) } ?? nil, headway_check_busy(accessible, isBusy ? 1 : 0),
        ]
        for case let message? in checks {
            expect(false, "accessible: " + String(cString: message), line: line)
            g_free(message)
        }
    }
}
