// swift-format-ignore-file
// Subclasses, and a look for all views at once.

import Foundation
import HeadwayMigration
import UIKit

class RoundedProgressView: MDCProgressView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        trackTintColor = .gray
        progressTintColor = .orange
        backwardProgressAnimationMode = .animate
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.size.height / 2
        clipsToBounds = true
        layer.sublayers![1].cornerRadius = bounds.size.height / 2
        subviews[1].clipsToBounds = true
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 8) }

    override var progress: Float { didSet { accessibilityValue = "\(Int(progress * 100))" } }
}

class LoadingView: UIView, MDCActivityIndicatorDelegate {
    private let spinner = MDCActivityIndicator(frame: CGRect(x: 0, y: 0, width: 48, height: 48))

    func start() {
        spinner.delegate = self
        spinner.sizeToFit()
        spinner.radius = 20
        spinner.strokeWidth = 3
        spinner.cycleColors = [.blue, .red, .orange, .green]
        spinner.indicatorMode = .indeterminate
        addSubview(spinner)
        spinner.startAnimating()
    }

    func stop() { if spinner.isAnimating { spinner.stopAnimating() } }

    func activityIndicatorAnimationDidFinish(_ activityIndicator: MDCActivityIndicator) { removeFromSuperview() }
    func activityIndicatorModeTransitionDidFinish(_ activityIndicator: MDCActivityIndicator) {}
}

class ThinSpinner: MDCActivityIndicator {
    override func startAnimating() {
        strokeWidth = 1
        super.startAnimating()
    }
}

func setUpAppearance() {
    MDCProgressView.appearance().progressTintColor = .red
    MDCProgressView.appearance().trackTintColor = .gray
    MDCProgressView.appearance().cornerRadius = 2
    LinearProgressView.appearance().mode = .determinate
    LinearProgressView.appearance().style = LinearProgressView.defaultStyle
    MDCActivityIndicator.appearance().cycleColors = [.red]
    MDCActivityIndicator.appearance().radius = 16
    MDCActivityIndicator.appearance().indicatorMode = .indeterminate
}
