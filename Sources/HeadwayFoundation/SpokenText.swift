import Foundation
package import Headway

/// What assistive technology says about an indicator, in the app's language, where the host speaks it.
///
/// An app translates the names by a table "Headway.strings" in its main bundle, with the English text as the key; per
/// cents follow the user's locale.
package enum SpokenText {
    /// The name.
    package static func label(_ label: SemanticLabel) -> String { localized(label.text) }

    /// The value: a whole per cent, "In progress" while none is known, nothing at rest.
    package static func value(_ semantics: Semantics) -> String? {
        if let percent = semantics.percent { return self.percent(percent) }
        return semantics.isBusy ? localized("In progress") : nil
    }

    /// What is announced.
    package static func announcement(_ announcement: Announcement) -> String {
        switch announcement.subject {
        case .percent(let percent): self.percent(percent)
        case .label(let label): self.label(label)
        }
    }

    /// The name of what a user can do; nil where there is nothing or more than one thing.
    package static func action(_ action: SemanticActions) -> String? {
        switch action {
        case .download: localized("Download")
        case .stop: localized("Stop")
        case .resume: localized("Resume")
        case .retry: localized("Try again")
        case .open: localized("Open")
        default: nil
        }
    }

    /// A text of ours by the app's table.
    package static func localized(_ text: StaticString) -> String {
        let english = text.description
        return Bundle.main.localizedString(forKey: english, value: english, table: "Headway")
    }

    private static func percent(_ percent: Int) -> String {
        NumberFormatter.localizedString(from: NSNumber(value: Double(percent) / 100), number: .percent)
    }
}
