#if canImport(SwiftUI) && (!canImport(UIKit) || os(tvOS) || os(watchOS))
import Headway
import HeadwayFoundation
import HeadwayHosting
import SwiftUI

extension View {
    /// One element with the indicator's name and value; a label that the app sets outside takes precedence.
    func indicatorAccessibility(_ semantics: Semantics) -> some View {
        accessibilityElement(children: .ignore).accessibilityDescription(of: semantics)
    }

    /// The name and value of an indicator for something that is already an element, such as a button.
    func accessibilityDescription(of semantics: Semantics) -> some View {
        accessibilityLabel(Text(SpokenText.label(semantics.label)))
            .accessibilityValue(Text(SpokenText.value(semantics) ?? ""))
            .accessibilityAddTraits(semantics.updatesFrequently ? .updatesFrequently : [])
    }

    /// The meaning of a press in the current state, as a named action.
    func accessibilityAction(of semantics: Semantics, _ action: @escaping @MainActor () -> Void) -> some View {
        let name = SpokenText.action(semantics.actions) ?? SpokenText.label(semantics.label)
        return accessibilityAction(named: Text(name), action)
    }
}
#endif
