import CGTK
import Headway
import HeadwayHosting

/// The properties of circular widgets.
@MainActor
enum CircularProperties {
    static let all: [WidgetProperty] = values + look + times

    private static let values: [WidgetProperty] = [
        .boolean(
            "indeterminate", "Whether it turns without a value", telling: .byPeer,
            get: { (peer: CircularPeer) in peer.driver.indicator.mode == .indeterminate },
            set: { $0.setMode($1 ? .indeterminate : .determinate, animated: $0.animatesProperties) }),
        .boolean(
            "animating", default: true, "Whether it was started and not stopped",
            get: { (peer: CircularPeer) in peer.activity.isAnimating }, set: { $0.setAnimating($1) }),
        .boolean(
            "hides-when-stopped", default: true, "Whether it hides when its animation is stopped",
            get: { (peer: CircularPeer) in peer.activity.hidesWhenStopped },
            set: { $0.setHidesWhenStopped($1) }),
    ]

    private static let look: [WidgetProperty] = [
        // It is round, so its orientation makes no difference.
        .overridden(
            "orientation", get: { (_: CircularPeer) in Int32(GTK_ORIENTATION_HORIZONTAL.rawValue) }, set: { _, _ in }),
        .choice(
            "theme", .theme, "The look", get: { (peer: CircularPeer) in peer.style.theme.choice },
            set: { $0.style.theme = Theme(choice: $1) }),
        .color(
            "tint", "The arc's colour; unset is CSS's colour, the accent, or the theme's",
            get: { (peer: CircularPeer) in peer.style.tint }, set: { $0.style.tint = $1 }),
        .color(
            "track-tint", "The track's colour; setting one shows the track",
            get: { (peer: CircularPeer) in peer.style.trackTint }, set: { $0.style.trackTint = $1 }),
        .colors(
            "tints", "The colours that the turning arc goes through; none is the tint, or the theme's",
            get: { (peer: CircularPeer) in peer.style.tints }, set: { $0.style.tints = $1 }),
        .choice(
            "track", .track, "Whether the track shows",
            get: { (peer: CircularPeer) in Bool.choice(ofTrack: peer.style.showsTrack) },
            set: { $0.style.showsTrack = Bool.track(ofChoice: $1) }),
        .length(
            "radius", "From the middle to the outer edge, at least 5", get: { (peer: CircularPeer) in peer.radius },
            set: { $0.radius = $1 }),
        .length(
            "stroke-width", "The line's width", get: { (peer: CircularPeer) in peer.style.thickness },
            set: { $0.style.thickness = $1 }),
        .length(
            "gap", "The space between arc and track", get: { (peer: CircularPeer) in peer.style.gap },
            set: { $0.style.gap = $1 }),
        .choice(
            "backward", .backward, "What a lower value does",
            get: { (peer: CircularPeer) in peer.style.backward.choice },
            set: { $0.style.backward = BackwardMode?(choice: $1) }),
        .choice(
            "motion", .circularMotion, "How it moves without a value",
            get: { (peer: CircularPeer) in peer.style.motion.choice },
            set: { $0.style.motion = CircularMotion?(choice: $1) }),
        .boolean(
            "wavy", "Whether the arc is a wave, with Material's measures",
            get: { (peer: CircularPeer) in peer.style.wave != nil },
            // Material's wave of a ring (Sources.md#sizes).
            set: { $0.style.wave = $1 ? Wave(amplitude: 1.6, wavelength: 15) : nil }),
    ]

    private static let times: [WidgetProperty] = [
        .number(
            "show-delay", 0...3600, default: 0, "How long a showing waits, in seconds",
            get: { (peer: CircularPeer) in peer.style.showDelay.seconds },
            set: { $0.style.showDelay = .seconds($1) }),
        .number(
            "minimum-visible", 0...3600, default: 0, "How long it shows at least, in seconds",
            get: { (peer: CircularPeer) in peer.style.minimumVisible.seconds },
            set: { $0.style.minimumVisible = .seconds($1) }),
    ]
}
