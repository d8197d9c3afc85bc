#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// What shows one part of an indicator: a layer, and perhaps others in it.
@MainActor
protocol PlanPart {
    /// The outermost layer.
    var layer: CALayer { get }
    /// What kind of part it is.
    var shape: PartMotion.Shape { get }
    /// Applies a part's final values and the animations until then; `origin` is the plan's instant in the layer's time.
    func play(_ motion: PartMotion, origin: CFTimeInterval)
}
#endif
