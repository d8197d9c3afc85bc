// swift-format-ignore-file
/// What Core Animation's server shows at a time, whether the app's main thread runs or not.
///
/// It evaluates a layer's animations by the rules of `CAMediaTiming` and `CAKeyframeAnimation`: begin time, duration, repeat
/// count, fill mode, key times with straight lines between. Of two animations of one property the one that begins later
/// wins, then the one added later.
@_spi(Double) public enum RenderServer {
    /// Properties of free layers that were set with actions enabled, each of which would move by itself.
    nonisolated(unsafe) public static var implicitAnimations = 0

    /// A number at a time: an animation's where one is active, else the model's.
    public static func number(_ keyPath: String, of layer: CALayer, at time: CFTimeInterval) -> Double {
        for each in playing(keyPath, layer) {
            if let (from, to, share) = place(each, at: time), let a = number(from), let b = number(to) {
                return a + (b - a) * share
            }
        }
        return model(keyPath, of: layer)
    }

    /// A colour at a time, as its components.
    public static func color(_ keyPath: String, of layer: CALayer, at time: CFTimeInterval) -> [Double]? {
        for each in playing(keyPath, layer) {
            if let (from, to, share) = place(each, at: time), let a = from as? CGColor, let b = to as? CGColor {
                return zip(a.components ?? [], b.components ?? []).map { Double($0 + ($1 - $0) * CGFloat(share)) }
            }
        }
        let shape = layer as? CAShapeLayer
        let color = keyPath == "strokeColor" ? shape?.strokeColor : keyPath == "fillColor" ? shape?.fillColor : layer.backgroundColor
        return color?.components?.map { Double($0) }
    }

    /// True while any animation of a layer or of one below it moves at a time or will.
    public static func isMoving(_ layer: CALayer, at time: CFTimeInterval) -> Bool {
        if layer.isHidden { return false }
        if layer.animations.contains(where: { isUnderWay($0.animation, at: time) }) { return true }
        return (layer.sublayers ?? []).contains { isMoving($0, at: time) }
    }

    private static func isUnderWay(_ animation: CAAnimation, at time: CFTimeInterval) -> Bool {
        time < animation.beginTime + animation.duration * Double(max(1, animation.repeatCount))
    }

    private static func playing(_ keyPath: String, _ layer: CALayer) -> [CAKeyframeAnimation] {
        let all = layer.animations.compactMap { $0.animation as? CAKeyframeAnimation }.filter { $0.keyPath == keyPath }
        return all.enumerated().sorted { ($0.element.beginTime, $0.offset) > ($1.element.beginTime, $1.offset) }.map(\.element)
    }

    private static func place(_ animation: CAKeyframeAnimation, at time: CFTimeInterval) -> (Any, Any, Double)? {
        guard let values = animation.values, let times = animation.keyTimes?.map({ $0.doubleValue }) else { return nil }
        precondition(
            values.count == times.count && times.first == 0 && times.last == 1 && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 },
            "CAKeyframeAnimation: key times that Core Animation ignores: \(times)")
        precondition(animation.duration > 0, "CAAnimation: a duration of 0 stands for another")
        var t = time - animation.beginTime
        let active = animation.duration * Double(max(1, animation.repeatCount))
        let mode = animation.fillMode
        if t < 0 {
            guard mode == .backwards || mode == .both else { return nil }
            t = 0
        } else if t >= active {
            guard !animation.isRemovedOnCompletion, mode == .forwards || mode == .both, let last = values.last else { return nil }
            return (last, last, 0)
        }
        let fraction = t.truncatingRemainder(dividingBy: animation.duration) / animation.duration
        let next = times.firstIndex { $0 > fraction } ?? times.count - 1
        let from = max(0, next - 1)
        let span = times[next] - times[from]
        return (values[from], values[next], span > 0 ? (fraction - times[from]) / span : 0)
    }

    private static func number(_ value: Any) -> Double? { (value as? NSNumber)?.doubleValue }

    private static func model(_ keyPath: String, of layer: CALayer) -> Double {
        let shape = layer as? CAShapeLayer
        switch keyPath {
        case "position.x": return Double(layer.position.x)
        case "position.y": return Double(layer.position.y)
        case "bounds.size.width": return Double(layer.bounds.size.width)
        case "bounds.size.height": return Double(layer.bounds.size.height)
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
