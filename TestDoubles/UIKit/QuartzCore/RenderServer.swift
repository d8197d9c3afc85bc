// swift-format-ignore-file
/// What Core Animation's server shows at a time, whether the app's main thread runs or not.
///
/// It evaluates a layer's animations by the rules of `CAMediaTiming`, `CAKeyframeAnimation`, `CABasicAnimation` and
/// `CAAnimationGroup`: the times of the layers around it, begin time, speed, duration, repeats, fill mode, key times with straight
/// lines between. Of two animations of one property the one that begins later covers the other, then the one added later; an
/// additive one adds to what is below.
@_spi(Double) public enum RenderServer {
    /// Properties of free layers that were set with actions enabled, each of which would move by itself.
    nonisolated(unsafe) public static var implicitAnimations = 0

    /// A number at a time: what animations make of the model's.
    public static func number(_ keyPath: String, of layer: CALayer, at time: CFTimeInterval) -> Double {
        values(keyPath, layer, time, [model(keyPath, of: layer)]) { number($0).map { [$0] } }[0]
    }

    /// A colour at a time, as its components.
    public static func color(_ keyPath: String, of layer: CALayer, at time: CFTimeInterval) -> [Double]? {
        let shape = layer as? CAShapeLayer
        let color = keyPath == "strokeColor" ? shape?.strokeColor : keyPath == "fillColor" ? shape?.fillColor : layer.backgroundColor
        let below = color?.components?.map { Double($0) }
        let shown = values(keyPath, layer, time, below ?? []) { components($0) }
        return shown.isEmpty ? nil : shown
    }

    /// A path at a time, as the coordinates of its points.
    public static func path(of layer: CAShapeLayer, at time: CFTimeInterval) -> [Double] {
        values("path", layer, time, layer.path?.coordinates ?? []) { value in
            (value as AnyObject as? CGPath)?.coordinates
        }
    }

    /// True while any animation of a layer or of one below it moves at a time or will.
    public static func isMoving(_ layer: CALayer, at time: CFTimeInterval) -> Bool {
        if layer.isHidden { return false }
        let own = layer.convertTime(time, from: nil)
        if layer.animations.contains(where: { own < end(of: $0.animation) }) { return true }
        return ((layer.sublayers ?? []) + (layer.mask.map { [$0] } ?? [])).contains { isMoving($0, at: time) }
    }

    private static func end(of animation: CAAnimation) -> CFTimeInterval {
        animation.beginTime + (activeDuration(of: animation) - animation.timeOffset) / Double(animation.speed)
    }

    // MARK: Time

    private static func activeDuration(of animation: CAAnimation) -> CFTimeInterval {
        precondition(animation.duration > 0, "CAAnimation: a duration of 0 stands for another")
        if animation.repeatDuration > 0 { return animation.repeatDuration }
        let once = animation.autoreverses ? 2 * animation.duration : animation.duration
        return once * Double(animation.repeatCount > 0 ? animation.repeatCount : 1)
    }

    /// Where in its duration an animation is at a time of its parent's; nil where it has no effect.
    private static func place(_ animation: CAAnimation, _ parentTime: CFTimeInterval) -> CFTimeInterval? {
        var t = (parentTime - animation.beginTime) * Double(animation.speed) + animation.timeOffset
        let active = activeDuration(of: animation)
        let mode = animation.fillMode
        if t < 0 {
            guard mode == .backwards || mode == .both else { return nil }
            t = 0
        } else if t >= active {
            guard !animation.isRemovedOnCompletion, mode == .forwards || mode == .both else { return nil }
            return animation.autoreverses ? 0 : animation.duration
        }
        let once = animation.autoreverses ? 2 * animation.duration : animation.duration
        let u = t.truncatingRemainder(dividingBy: once)
        return u > animation.duration ? once - u : u
    }

    // MARK: Values

    private struct Playing {
        let animation: CAPropertyAnimation
        let place: CFTimeInterval
        let begin: CFTimeInterval
    }

    /// The animations of one property that have an effect, the lowest first.
    private static func playing(_ keyPath: String, _ layer: CALayer, _ time: CFTimeInterval) -> [Playing] {
        var found: [Playing] = []
        func add(_ animation: CAAnimation, _ parentTime: CFTimeInterval, _ base: CFTimeInterval) {
            guard let place = place(animation, parentTime) else { return }
            if let group = animation as? CAAnimationGroup {
                for child in group.animations ?? [] { add(child, place, base + group.beginTime) }
            } else if let property = animation as? CAPropertyAnimation, property.keyPath == keyPath {
                found.append(Playing(animation: property, place: place, begin: base + property.beginTime))
            }
        }
        let own = layer.convertTime(time, from: nil)
        for each in layer.animations { add(each.animation, own, 0) }
        return found.enumerated().sorted { ($0.element.begin, $0.offset) < ($1.element.begin, $1.offset) }.map(\.element)
    }

    private static func values(
        _ keyPath: String, _ layer: CALayer, _ time: CFTimeInterval, _ model: [Double], _ parse: (Any) -> [Double]?
    ) -> [Double] {
        var below = model
        for each in playing(keyPath, layer, time) {
            guard let (from, to, share) = ends(each, below, parse), from.count == to.count else { continue }
            let value = zip(from, to).map { $0 + ($1 - $0) * share }
            below = each.animation.isAdditive ? zip(below, value).map { $0 + $1 } : value
        }
        return below
    }

    private static func ends(
        _ playing: Playing, _ below: [Double], _ parse: (Any) -> [Double]?
    ) -> ([Double], [Double], Double)? {
        let fraction = playing.place / playing.animation.duration
        if let basic = playing.animation as? CABasicAnimation {
            return (basic.fromValue.flatMap(parse) ?? below, basic.toValue.flatMap(parse) ?? below, fraction)
        }
        guard let frames = playing.animation as? CAKeyframeAnimation, let values = frames.values,
            let times = frames.keyTimes?.map({ $0.doubleValue })
        else { return nil }
        precondition(
            values.count == times.count && times.first == 0 && times.last == 1 && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 },
            "CAKeyframeAnimation: key times that Core Animation ignores: \(times)")
        let next = times.firstIndex { $0 > fraction } ?? times.count - 1
        let first = fraction >= 1 ? next : max(0, next - 1)
        guard let from = parse(values[first]), let to = parse(values[next]) else { return nil }
        let span = times[next] - times[first]
        return (from, to, span > 0 ? (fraction - times[first]) / span : 0)
    }

    private static func number(_ value: Any) -> Double? { (value as? NSNumber)?.doubleValue }

    private static func components(_ value: Any) -> [Double]? {
        (value as? CGColor)?.components?.map { Double($0) }
    }

    private static func model(_ keyPath: String, of layer: CALayer) -> Double {
        let shape = layer as? CAShapeLayer
        switch keyPath {
        case "position.x": return Double(layer.position.x)
        case "position.y": return Double(layer.position.y)
        case "bounds.size.width": return Double(layer.bounds.size.width)
        case "bounds.size.height": return Double(layer.bounds.size.height)
        case "bounds.origin.x": return Double(layer.bounds.origin.x)
        case "bounds.origin.y": return Double(layer.bounds.origin.y)
        case "cornerRadius": return Double(layer.cornerRadius)
        case "opacity": return Double(layer.opacity)
        case "transform.rotation.z": return Double(layer.transform.rotation)
        case "transform.scale": return Double(layer.transform.scale)
        case "lineWidth": return Double(shape?.lineWidth ?? 0)
        case "strokeStart": return Double(shape?.strokeStart ?? 0)
        case "strokeEnd": return Double(shape?.strokeEnd ?? 0)
        default: preconditionFailure("RenderServer: not animatable here: \(keyPath)")
        }
    }
}
