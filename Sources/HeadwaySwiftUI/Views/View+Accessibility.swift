#if canImport(SwiftUI)
import Headway
import SwiftUI

extension View {
    /// One element with the indicator's name and value; an app's own label, given outside, wins.
    func indicatorAccessibility(_ semantics: Semantics) -> some View {
        accessibilityElement(children: .ignore).accessibilityDescription(of: semantics)
    }

    /// The name and value of an indicator on what is an element already, such as a button.
    func accessibilityDescription(of semantics: Semantics) -> some View {
        accessibilityLabel(Text(SpokenText.label(semantics.label)))
            .accessibilityValue(Text(SpokenText.value(semantics)))
            .accessibilityAddTraits(.updatesFrequently)
    }
}
#endif
