#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import UIKit

extension CGContext {
    /// Draws a bar with images instead of its parts; parts without an image are drawn normally.
    @MainActor
    func draw(_ frame: Frame, bar: UIImage?, track: UIImage?) {
        for part in frame.bars {
            let image =
                switch part.role {
                case .track: track
                case .active, .secondaryActive: bar
                case .buffer, .stop: nil as UIImage?
                }
            if let image {
                image.draw(in: CGRect(part.rect))
            } else {
                replay(Drawing { $0.fillBar(part.rect, radius: part.radius, part.paint) })
            }
        }
    }
}
#endif
