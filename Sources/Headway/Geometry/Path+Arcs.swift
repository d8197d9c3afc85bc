extension Path {
    /// Adds part of a circle, clockwise from compass degrees, in pieces of at most a quarter (2.7e-4 of the radius off).
    ///
    /// A straight line leads to its start if a sub-path is open. The sweep is clamped to 0…360; a radius that is not positive
    /// or an angle that is not finite adds nothing.
    public mutating func arc(center: Point, radius: Double, start: Double, sweep: Double) {
        let sweep = sweep > 0 ? min(sweep, 360) : 0
        guard radius > 0, sweep > 0, start.isFinite else { return }
        line(to: Point(around: center, radius: radius, degrees: start))
        let pieces = (sweep / 90).rounded(.up)
        let step = sweep / pieces
        // The handle of a piece is 4/3 tan(step/4) of the radius, and tan x is sin 2x / (1 + cos 2x).
        let (sine, cosine) = Trigonometry.sineCosine(degrees: step / 2)
        let reach = radius * 4 / 3 * sine / (1 + cosine)
        for piece in 0..<Int(pieces) {
            let from = start + step * Double(piece)
            curve(
                to: Point(around: center, radius: radius, degrees: from + step),
                control1: Point(around: center, radius: radius, degrees: from).moved(reach, towards: from + 90),
                control2: Point(around: center, radius: radius, degrees: from + step).moved(
                    reach, towards: from + step - 90))
        }
    }
}

extension Point {
    /// The point at a distance in a compass direction.
    func moved(_ distance: Double, towards degrees: Double) -> Point {
        Point(around: self, radius: distance, degrees: degrees)
    }
}
