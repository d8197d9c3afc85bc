/// A cubic Bézier easing as its definition says, solved slowly: the tests' own, to compare the engine's with.
///
/// B(s) = 3(1−s)²s·P1 + 3(1−s)s²·P2 + s³ for x and y alike; x(s) never falls, so halving finds s.
struct ReferenceCurve {
    let x1: Double
    let y1: Double
    let x2: Double
    let y2: Double

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    /// The eased fraction; the ends hold before 0 and after 1.
    func callAsFunction(_ fraction: Double) -> Double {
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        var low = 0.0
        var high = 1.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if component(x1, x2, middle) < fraction { low = middle } else { high = middle }
        }
        return component(y1, y2, (low + high) / 2)
    }

    private func component(_ a: Double, _ b: Double, _ s: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
    }

    static let standard = ReferenceCurve(0.4, 0, 0.2, 1)
    static let material3Standard = ReferenceCurve(0.2, 0, 0, 1)
    static let easeInEaseOut = ReferenceCurve(0.42, 0, 0.58, 1)
}

/// Keyframes as CSS has them, written anew: offset in per cent, value, curve on to the next key (nil is linear).
struct ReferenceTrack {
    let keys: [(percent: Double, value: Double, curve: ReferenceCurve?)]

    func callAsFunction(_ fraction: Double) -> Double {
        let percent = fraction * 100
        guard let after = keys.firstIndex(where: { $0.percent > percent }) else { return keys[keys.count - 1].value }
        let (a, b) = (keys[after - 1], keys[after])
        let part = (percent - a.percent) / (b.percent - a.percent)
        return a.value + (b.value - a.value) * (a.curve?(part) ?? part)
    }
}
