#if canImport(SwiftUI) && (!canImport(UIKit) || os(tvOS) || os(watchOS))
import Headway
import HeadwayFoundation
import HeadwayHosting
import SwiftUI

extension View {
    /// One element with the indicator's name and value; an app's own label, given outside, wins.
    func indicatorAccessibility(_ semantics: Semantics) -> some View {
        accessibilityElement(children: .ignore).accessibilityDescription(of: semantics)
    }

    /// The name and value of an indicator on what is an element already, such as a button.
    func accessibilityDescription(of semantics: Semantics) -> some View {
        accessibilityLabel(Text(SpokenText.label(semantics.label)))
            .accessibilityValue(Text(SpokenText.value(semantics) ?? ""))
            .accessibilityAddTraits(semantics.updatesFrequently ? .updatesFrequently : [])
    }

    /// What a press means in the present state, by its name in the list of actions.
    func accessibilityAction(of semantics: Semantics, _ action: @escaping @MainActor () -> Void) -> some View {
        let name = SpokenText.action(semantics.actions) ?? SpokenText.label(semantics.label)
        return accessibilityAction(named: Text(name), action)
    }
}
#endif
