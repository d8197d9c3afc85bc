import HeadwayUIKit
import UIKit

/// Four rings; a tap on the button stops and starts those without a value.
final class RingsController: UIViewController {
    private let stack = UIStackView()
    private let spinners = (0..<2).map { _ in CircularProgressView() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 24
        stack.alignment = .center
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        spinners[1].radius = 40
        spinners[1].cycleColors = [.orange, .green]
        let value = CircularProgressView()
        value.mode = .determinate
        value.trackEnabled = true
        value.progress = 0.7
        let wavy = CircularProgressView()
        wavy.radius = 24
        wavy.style = CircularStyle(theme: .material3)
        wavy.style.wave = Wave()
        wavy.mode = .determinate
        wavy.progress = 0.4
        for ring in spinners + [value, wavy] { stack.addArrangedSubview(ring) }
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Start or stop") { [weak self] _ in
            self?.toggle()
        })
        stack.addArrangedSubview(button)
        toggle()
    }

    private func toggle() {
        for spinner in spinners {
            if spinner.isAnimating { spinner.stopAnimating() } else { spinner.startAnimating() }
        }
    }
}
