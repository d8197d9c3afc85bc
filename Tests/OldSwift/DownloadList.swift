// swift-format-ignore-file
// A list of downloads as an app of 2017 has it: reused cells, a block for taps, progress from a session's own queue.

import Dispatch
import Foundation
import HeadwayMigration
import UIKit

class DownloadCell: UIView {
    let downloadView = ACPDownloadView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    var onCancel: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(downloadView)
        downloadView.backgroundColor = .clear
        downloadView.tintColor = .red
        downloadView.setIndicatorStatus(.none)
        downloadView.setImages(ACPStaticImagesAlternative())
        downloadView.setIndeterminateLayer(ACPIndeterminateGoogleLayer())
        downloadView.setActionForTap { [weak self] view, status in
            switch status {
            case .none: view?.setIndicatorStatus(.indeterminate)
            case .indeterminate, .running: self?.onCancel?()
            case .completed: break
            @unknown default: break
            }
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func prepareForReuse() {
        downloadView.setIndicatorStatus(.none)
        downloadView.setProgress(0, animated: false, completion: nil)
    }

    func show(written: Int64, of expected: Int64) {
        guard expected > 0 else { return downloadView.setIndicatorStatus(.indeterminate) }
        if downloadView.currentStatus != .running { downloadView.setIndicatorStatus(.running) }
        downloadView.setProgress(Float(written) / Float(expected), animated: true, completion: nil)
    }
}

class DownloadList: NSObject {
    var cells: [Int: DownloadCell] = [:]

    // Called on the session's queue.
    func session(task: Int, didWrite written: Int64, expected: Int64) {
        DispatchQueue.main.async { self.cells[task]?.show(written: written, of: expected) }
    }

    func sessionDidFinish(task: Int, error: Error?) {
        DispatchQueue.main.async {
            self.cells[task]?.downloadView.setIndicatorStatus(error == nil ? .completed : .none)
        }
    }
}
