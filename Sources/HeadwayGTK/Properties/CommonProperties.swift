import CGTK
import Headway
import HeadwayHosting

/// The properties that all our widgets have.
@MainActor
enum CommonProperties {
    static func of<Subject, Peer: IndicatorPeer<Subject>>(_ peer: Peer.Type) -> [WidgetProperty] {
        [
            .number(
                "progress", 0...1, default: 0, "How far it is; moves only where `animated` is set", telling: .byPeer,
                get: { (peer: Peer) in peer.driver.indicator.progress ?? 0 },
                set: { $0.setProgress($1, animated: $0.animatesProperties) }),
            .boolean(
                "hidden", "Whether the indicator is to be hidden, with its place kept", telling: .byPeer,
                get: { (peer: Peer) in peer.isToHide },
                set: { $0.setHidden($1, animated: $0.animatesProperties, nil) }),
            .boolean(
                "animated", "Whether properties that are set move to their new values",
                get: { (peer: Peer) in peer.animatesProperties }, set: { $0.animatesProperties = $1 }),
            .text(
                "label", "The name for assistive technology", get: { (peer: Peer) in peer.label },
                set: { $0.label = $1 }),
            .text(
                "value-text", "The value for assistive technology, in place of the per cent",
                get: { (peer: Peer) in peer.valueText }, set: { $0.valueText = $1 }),
        ]
    }
}
