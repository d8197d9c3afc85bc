import CGTK
import Headway
import HeadwayHosting

/// The properties of download widgets.
@MainActor
enum DownloadProperties {
    static let all: [WidgetProperty] = [
        // It is round, so its orientation makes no difference.
        .overridden(
            "orientation", get: { (_: DownloadPeer) in Int32(GTK_ORIENTATION_HORIZONTAL.rawValue) }, set: { _, _ in }),
        .choice(
            "state", .downloadState, "What the download is doing", telling: .byPeer,
            get: { (peer: DownloadPeer) in Int32(peer.driver.indicator.state.number) },
            set: { peer, number in
                guard let state = DownloadState(number: Int(number)) else { return }
                peer.setState(state, animated: peer.animatesProperties)
            }),
        .boolean(
            "indeterminate", "Whether the length of a running download is not known", telling: .byPeer,
            get: { (peer: DownloadPeer) in peer.driver.indicator.progress == nil },
            set: { $0.setUnknown($1) }),
        .choice(
            "theme", .theme, "The look", get: { (peer: DownloadPeer) in peer.style.theme.choice },
            set: { $0.style.theme = Theme(choice: $1) }),
        .color(
            "tint", "The colour; unset is CSS's colour, the accent, or the theme's",
            get: { (peer: DownloadPeer) in peer.style.tint }, set: { $0.style.tint = $1 }),
        .color(
            "track-tint", "The colour of the ring under the value; unset is the theme's",
            get: { (peer: DownloadPeer) in peer.style.trackTint }, set: { $0.style.trackTint = $1 }),
        .length(
            "thickness", "The width of the ring", get: { (peer: DownloadPeer) in peer.style.thickness },
            set: { $0.style.thickness = $1 }),
        .choice(
            "backward", .backward, "What a lower value does",
            get: { (peer: DownloadPeer) in peer.style.backward.choice },
            set: { $0.style.backward = BackwardMode?(choice: $1) }),
        .choice(
            "artwork", .artwork, "The pictures; `custom` are an app's own",
            get: { (peer: DownloadPeer) in artwork(peer.style.artwork) },
            set: { peer, number in
                if let set: DownloadArtwork = [0: .tray, 1: .cloud][number] { peer.style.artwork = set }
            }),
        .choice(
            "indeterminate-motion", .downloadMotion, "How it moves while waiting; `custom` is an app's own",
            get: { (peer: DownloadPeer) in motion(peer.style.indeterminateMotion) },
            set: { peer, number in
                let motions: [Int32: DownloadMotion] = [0: .arc, 1: .growAndShrink]
                if let motion = motions[number] { peer.style.indeterminateMotion = motion }
            }),
        .number(
            "show-delay", 0...3600, default: 0, "How long a showing waits, in seconds",
            get: { (peer: DownloadPeer) in peer.style.showDelay.seconds },
            set: { $0.style.showDelay = .seconds($1) }),
        .number(
            "minimum-visible", 0...3600, default: 0, "How long it shows at least, in seconds",
            get: { (peer: DownloadPeer) in peer.style.minimumVisible.seconds },
            set: { $0.style.minimumVisible = .seconds($1) }),
    ]

    private static func artwork(_ artwork: DownloadArtwork) -> Int32 {
        artwork == .tray ? 0 : artwork == .cloud ? 1 : 2
    }

    private static func motion(_ motion: DownloadMotion) -> Int32 {
        motion == .arc ? 0 : motion == .growAndShrink ? 1 : 2
    }
}
