import CGTK
import Headway
import HeadwayHosting

/// The properties of linear widgets.
@MainActor
enum LinearProperties {
    static let all: [WidgetProperty] = values + look + times

    private static let values: [WidgetProperty] = [
        .number(
            "buffer", 0...1, default: 0, "How much is at hand but not done", telling: .byPeer,
            get: { (peer: LinearPeer) in peer.driver.indicator.bufferValue },
            set: { $0.setBuffer($1, animated: $0.animatesProperties) }),
        .boolean(
            "indeterminate", "Whether it moves without a value", telling: .byPeer,
            get: { (peer: LinearPeer) in peer.driver.indicator.mode == .indeterminate },
            set: { $0.setMode($1 ? .indeterminate : .determinate, animated: $0.animatesProperties) }),
        .boolean(
            "animating", default: true, "Whether it moves without a value, or stands still",
            get: { (peer: LinearPeer) in peer.driver.indicator.isAnimating }, set: { $0.setAnimating($1) }),
    ]

    private static let look: [WidgetProperty] = [
        .overridden(
            "orientation", get: { (peer: LinearPeer) in Int32(peer.orientation.rawValue) },
            set: { $0.orientation = GtkOrientation(rawValue: UInt32($1)) }),
        .choice(
            "theme", .theme, "The look", get: { (peer: LinearPeer) in peer.style.theme.choice },
            set: { $0.style.theme = Theme(choice: $1) }),
        .color(
            "tint", "The bar's colour; unset is CSS's colour, the accent, or the theme's",
            get: { (peer: LinearPeer) in peer.style.tint }, set: { $0.style.tint = $1 }),
        .colors(
            "tints", "The colours of a gradient along the bar; none is one colour",
            get: { (peer: LinearPeer) in peer.style.tints }, set: { $0.style.tints = $1 }),
        .color(
            "track-tint", "The track's colour; unset is made from the bar's",
            get: { (peer: LinearPeer) in peer.style.trackTint }, set: { $0.style.trackTint = $1 }),
        .length(
            "thickness", "The bar's height", get: { (peer: LinearPeer) in peer.style.thickness },
            set: { $0.style.thickness = $1 }),
        .length(
            "corner-radius", "The radius of the ends", get: { (peer: LinearPeer) in peer.style.cornerRadius },
            set: { $0.style.cornerRadius = $1 }),
        .length(
            "gap", "The space between bar and track", get: { (peer: LinearPeer) in peer.style.gap },
            set: { $0.style.gap = $1 }),
        .length(
            "stop-mark", "The diameter of the mark at the end", get: { (peer: LinearPeer) in peer.style.stopMark },
            set: { $0.style.stopMark = $1 }),
        .choice(
            "backward", .backward, "What a lower value does",
            get: { (peer: LinearPeer) in peer.style.backward.choice },
            set: { $0.style.backward = BackwardMode?(choice: $1) }),
        .choice(
            "motion", .linearMotion, "How it moves without a value",
            get: { (peer: LinearPeer) in peer.style.motion.choice },
            set: { $0.style.motion = LinearMotion?(choice: $1) }),
        .boolean(
            "wavy", "Whether the bar is a wave, with Material's measures",
            get: { (peer: LinearPeer) in peer.style.wave != nil }, set: { $0.style.wave = $1 ? Wave() : nil }),
    ]

    private static let times: [WidgetProperty] = [
        .number(
            "show-delay", 0...3600, default: 0, "How long a showing waits, in seconds",
            get: { (peer: LinearPeer) in peer.style.showDelay.seconds },
            set: { $0.style.showDelay = .seconds($1) }),
        .number(
            "minimum-visible", 0...3600, default: 0, "How long it shows at least, in seconds",
            get: { (peer: LinearPeer) in peer.style.minimumVisible.seconds },
            set: { $0.style.minimumVisible = .seconds($1) }),
    ]
}
