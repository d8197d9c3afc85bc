// swift-format-ignore-file
// An app's Swift 5, without a word about isolation, as it was written for the originals.

import HeadwayMigration
import UIKit

class SpinnerController: NSObject, MDCActivityIndicatorDelegate {
    var finished = 0

    func activityIndicatorAnimationDidFinish(_ activityIndicator: MDCActivityIndicator) { finished += 1 }
}

class Pictures: NSObject, ACPStaticImagesProtocol {
    var bounds = CGRect.zero
    var strokeColor: UIColor?

    func drawStatusNone() {}
    func drawStatusIndeterminate() {}
    func drawStatusRunning() {}
    func drawStatusComplete() {}
    func updateColor(_ color: UIColor?) { strokeColor = color }
    func updateFrame(_ frame: CGRect) { bounds = frame }
}

class Cell: UIView {
    let bar = MDCProgressView(frame: .zero)
    let spinner = MDCActivityIndicator()

    func show(_ rawMode: Int) {
        spinner.indicatorMode = MDCActivityIndicatorMode(rawValue: rawMode)!
        bar.progressTintColor = .red
        bar.setProgress(0.5, animated: true, completion: nil)
        UIView.animate(withDuration: 0.6) { self.bar.setProgress(1, animated: false, completion: nil) }
        let layer = CAShapeLayer()
        layer.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath
    }
}
