#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// What shows one part of an indicator: a layer, and perhaps others in it.
@MainActor
protocol PlanPart {
    /// The outermost layer.
    var layer: CALayer { get }
    /// What kind of part it is.
    var shape: PartMotion.Shape { get }
    /// Takes over where a part rests and what moves it until then; `origin` is the plan's instant in the layer's time.
    func play(_ motion: PartMotion, origin: CFTimeInterval)
}
#endif
