#if canImport(SwiftUI)
import Foundation
import Headway

/// What assistive technology says about an indicator; an app translates it by a table "Headway.strings".
enum SpokenText {
    static func label(_ label: SemanticLabel) -> String { localized(label.text) }

    /// The value: a whole per cent, "In progress" while none is known, nothing at rest.
    static func value(_ semantics: Semantics) -> String {
        if let percent = semantics.percent {
            return NumberFormatter.localizedString(from: NSNumber(value: Double(percent) / 100), number: .percent)
        }
        return semantics.isBusy ? localized("In progress") : ""
    }

    private static func localized(_ text: StaticString) -> String {
        let english = text.description
        return Bundle.main.localizedString(forKey: english, value: english, table: "Headway")
    }
}
#endif
