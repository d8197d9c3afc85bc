#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import UIKit

extension CAKeyframeAnimation {
    /// Copies the fields of a value; `origin` is the plan's instant in the layer's time.
    convenience init(_ value: LayerAnimation, origin: CFTimeInterval) {
        self.init(keyPath: value.property.rawValue)
        switch value.values {
        case .numbers(let numbers): values = numbers.map { NSNumber(value: $0) }
        case .colors(let colors): values = colors.map(\.cgColor)
        case .paths(let paths): values = paths.map { CGPath.of($0) }
        }
        keyTimes = value.keyTimes.map { NSNumber(value: $0) }
        beginTime = origin + value.begin
        duration = value.duration
        repeatCount = value.isEndless ? .greatestFiniteMagnitude : 0
        fillMode = value.isEndless ? .removed : value.leadsOn ? .both : .backwards
        // A finite animation ends at the model's value; an endless one must survive the app moving to the background.
        isRemovedOnCompletion = !value.isEndless && !value.leadsOn
    }
}
#endif
