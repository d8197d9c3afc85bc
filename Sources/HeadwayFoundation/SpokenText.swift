import Foundation
package import Headway
package import HeadwayHosting

/// What assistive technology says about an indicator, in the app's language.
///
/// An app can replace words through `Wording.current.replacements`, or with a table "Headway.strings" in its main bundle whose
/// keys are the English texts; otherwise the catalogue is used, in the app's own language. Percentages follow the user's locale.
@MainActor package enum SpokenText {
    /// The name.
    package static func label(_ label: SemanticLabel) -> String { text(label.word) }

    /// The value: a whole per cent, "In progress" while it is unknown, and nothing at rest.
    package static func value(_ semantics: Semantics) -> String? {
        if let percent = semantics.percent { return self.percent(percent) }
        return semantics.isBusy ? text(.inProgress) : nil
    }

    /// What is announced.
    package static func announcement(_ announcement: Announcement) -> String {
        switch announcement.subject {
        case .percent(let percent): self.percent(percent)
        case .label(let label): self.label(label)
        }
    }

    /// The name of the available action; nil if there is none or more than one.
    package static func action(_ action: SemanticActions) -> String? {
        switch action {
        case .download: text(.download)
        case .stop: text(.stop)
        case .resume: text(.resume)
        case .retry: text(.retry)
        case .open: text(.open)
        default: nil
        }
    }

    /// A word, capitalized: the app's replacement, its table's, or the catalogue's in the app's language.
    package static func text(_ word: Word) -> String {
        var wording = Wording.current
        if let own = wording.replacements[word] { return own }
        let english = capitalized(Wording(.english)[word])
        let table = Bundle.main.localizedString(forKey: english, value: "", table: "Headway")
        // A table without the key returns the key itself or nothing.
        if !table.isEmpty, table != english { return table }
        wording.language = Language(preferred: Bundle.main.preferredLocalizations)
        return capitalized(wording[word])
    }

    /// States are lower case because elsewhere they are part of a line; here they stand alone.
    nonisolated private static func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }

    nonisolated private static func percent(_ percent: Int) -> String {
        NumberFormatter.localizedString(from: NSNumber(value: Double(percent) / 100), number: .percent)
    }
}
