import HeadwayUIKit
import UIKit

/// Five bars, which all go from 0 to 1, back to a third, and on; a button shows and hides them.
final class BarsController: UIViewController {
    private let stack = UIStackView()
    private var bars: [LinearProgressView] = []
    private var task: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -24),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
        add("Normal") { _ in }
        add("Tinted") { $0.progressTintColor = .orange }
        add("Custom colours") {
            $0.progressTintColor = .green
            $0.trackTintColor = .gray
        }
        add("A lower value by reset") { $0.backwardProgressAnimationMode = .reset }
        add("A lower value moves back") { $0.backwardProgressAnimationMode = .animate }
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Show or hide") { [weak self] _ in
            self?.toggle()
        })
        stack.addArrangedSubview(button)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        task = Task { [weak self] in
            let values: [Float] = [0, 0.3, 0.6, 1, 0.33]
            for step in 0... {
                guard let self, !Task.isCancelled else { return }
                for bar in self.bars {
                    bar.setProgress(values[step % values.count], animated: true, completion: nil)
                }
                try? await Task.sleep(nanoseconds: 1_000_000_000)
            }
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        task?.cancel()
    }

    private func add(_ title: String, _ configure: (LinearProgressView) -> Void) {
        let label = UILabel()
        label.text = title
        let bar = LinearProgressView()
        configure(bar)
        bars.append(bar)
        stack.addArrangedSubview(label)
        stack.addArrangedSubview(bar)
    }

    private func toggle() {
        for bar in bars { bar.setHidden(!bar.isHidden, animated: true) }
    }
}
