extension Frame {
    /// Records a change of the picture.
    mutating func changes(_ change: NextChange) {
        next = next.earlier(change)
        nextVisible = nextVisible.earlier(change)
    }

    /// Records a value that is shown, of which `pixel` is one device pixel.
    mutating func changes(
        with shown: Transition, by pixel: Double, after now: Instant, in environment: Environment
    ) {
        let shown = shown.seen(in: environment)
        next = next.earlier(shown.nextChange(after: now))
        if nextVisible != .frame { nextVisible = nextVisible.earlier(shown.nextChange(after: now, by: pixel)) }
    }
}

extension Environment {
    /// The fraction of a length in points that one device pixel makes up; 0 if the scale is not known.
    func pixel(of length: Double) -> Double {
        let pixels = length * scale
        return pixels > 0 && pixels.isFinite ? 1 / pixels : 0
    }
}
