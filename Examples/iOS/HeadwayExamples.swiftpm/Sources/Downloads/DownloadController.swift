import HeadwayUIKit
import UIKit

/// One large download control; a tap takes it through its states, switches change its pictures and its motion.
final class DownloadController: UIViewController {
    private let download = DownloadView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
    private let stack = UIStackView()
    private var isTray = false
    private var grows = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        // The original sample's green.
        download.tintColor = UIColor(red: 0x31 / 255, green: 0xC4 / 255, blue: 0x5D / 255, alpha: 1)
        download.playsHapticOnCompletion = true
        download.onTap = { view, state in
            let next: [DownloadState: DownloadState] = [
                .initial: .indeterminate, .indeterminate: .running, .running: .completed, .completed: .initial,
            ]
            view.setState(next[state] ?? .initial, animated: true)
            if next[state] == .running { view.setProgress(0.8, animated: true) }
        }
        stack.axis = .vertical
        stack.spacing = 24
        stack.alignment = .center
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        stack.addArrangedSubview(download)
        download.widthAnchor.constraint(equalToConstant: 120).isActive = true
        download.heightAnchor.constraint(equalToConstant: 120).isActive = true
        addButton("Cloud or tray") { $0.changeArtwork() }
        addButton("Turn or grow") { $0.changeMotion() }
    }

    private func addButton(_ title: String, _ action: @escaping @MainActor (DownloadController) -> Void) {
        stack.addArrangedSubview(
            UIButton(type: .system, primaryAction: UIAction(title: title) { [weak self] _ in
                if let self { action(self) }
            }))
    }

    private func changeArtwork() {
        isTray.toggle()
        download.artwork = isTray ? .tray : .cloud
    }

    private func changeMotion() {
        grows.toggle()
        download.indeterminateMotion = grows ? .growAndShrink : .arc
    }
}
