import Headway
import HeadwayDemo
import HeadwayGTK

/// Artwork and motion replaced by custom ones.
@MainActor
final class OwnPage: Page {
    let name = "own"
    let title = ProgramText.own.text()
    let root: Item?
    private let interface = Interface(PackageResources.own_ui)
    private let views: [DownloadView]
    private var clock: Task<Void, Never>?

    init() {
        root = interface.find("page")
        let interface = interface
        views = ["box", "pie"].compactMap { interface.download($0) }
        if let box = views.first {
            box.style.artwork = .parcel
            box.style.indeterminateMotion = .blinking
        }
        if let pie = views.last {
            pie.style.artwork = .parcel
            pie.style.indeterminateMotion = .blinking
            pie.style.runningMotion = .pie
        }
        for view in views {
            view.onTap = { view, state in
                view.setState(
                    state == .completed ? .initial : state == .initial ? .indeterminate : .running, animated: true)
            }
        }
        // A file that arrives by itself while a view shows that it is running.
        clock = Task { [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(200))
                self?.advance()
            }
        }
    }

    isolated deinit { clock?.cancel() }

    private func advance() {
        for view in views where view.state == .running {
            if view.progress >= 1 {
                view.setState(.completed, animated: true)
            } else {
                view.setProgress(view.progress + 0.04, animated: true)
            }
        }
    }
}

extension DownloadArtwork {
    /// A parcel: closed at first, with a check mark when it has arrived.
    fileprivate static let parcel = DownloadArtwork.tray
        .replacing(.initial) { colors, size in
            Drawing {
                $0.stroke(.parcel(in: size), colors.tint, width: colors.lineWidth(in: size))
            }
        }
        .replacing(.completed) { colors, size in
            Drawing {
                $0.fill(.parcel(in: size), colors.tint)
                $0.stroke(.checkMark(in: size), colors.onTint, width: colors.lineWidth(in: size))
            }
        }
}

extension DownloadMotion {
    /// A disc that appears and disappears.
    fileprivate static let blinking = DownloadMotion(period: .seconds(1.2)) { drawing, phase, colors, size in
        let share = phase < 0.5 ? 2 * phase : 2 - 2 * phase
        drawing.fill(
            .circle(center: size.center, radius: size.shorterSide / 4 * (0.5 + share / 2)), colors.tint.opacity(share))
    }

    /// A running download as a pie.
    fileprivate static let pie = DownloadMotion { drawing, progress, colors, size in
        drawing.strokeArc(
            ArcShape(
                center: size.center, radius: size.shorterSide / 4, width: size.shorterSide / 2, start: 0,
                sweep: 360 * progress), colors.tint)
        drawing.stroke(.circle(in: size, inset: 1), colors.tint, width: 2)
    }
}

extension Path {
    /// A box with a lid, seen from the front.
    fileprivate static func parcel(in size: Size) -> Path {
        let (w, h) = (size.width, size.height)
        return Path { path in
            path.append(
                .roundedRectangle(Rect(x: 0.14 * w, y: 0.2 * h, width: 0.72 * w, height: 0.66 * h), radius: 0.06 * w))
            path.move(to: Point(x: 0.14 * w, y: 0.4 * h))
            path.line(to: Point(x: 0.86 * w, y: 0.4 * h))
            path.move(to: Point(x: 0.5 * w, y: 0.2 * h))
            path.line(to: Point(x: 0.5 * w, y: 0.4 * h))
        }
    }
}
