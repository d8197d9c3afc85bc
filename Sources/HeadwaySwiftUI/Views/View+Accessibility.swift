#if canImport(SwiftUI)
import Headway
import SwiftUI

extension View {
    /// One element with the indicator's name and value; an app's own label, given outside, wins.
    func indicatorAccessibility(_ semantics: Semantics) -> some View {
        accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(SpokenText.label(semantics.label)))
            .accessibilityValue(Text(SpokenText.value(semantics)))
            .accessibilityAddTraits(.updatesFrequently)
    }
}
#endif
