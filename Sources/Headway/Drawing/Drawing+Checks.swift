extension Drawing.Operation {
    /// The same operation for a drawing in which the path elements are `base` further along.
    func shifted(by base: Int) -> Drawing.Operation {
        switch self {
        case .fillPath(let range, let rule, let color):
            .fillPath(elements: range.lowerBound + base..<range.upperBound + base, rule: rule, color: color)
        case .strokePath(let range, let width, let cap, let paint):
            .strokePath(
                elements: range.lowerBound + base..<range.upperBound + base, width: width, cap: cap, paint: paint)
        default: self
        }
    }
}

extension Point {
    /// True when both coordinates are finite numbers.
    var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Rect {
    /// True when there is an area at a finite place.
    var isDrawable: Bool { x.isFinite && y.isFinite && !size.isEmpty }
}

extension Path {
    /// True when every coordinate is a finite number.
    var isFinite: Bool {
        elements.allSatisfy { element in
            switch element {
            case .move(let point), .line(let point): point.isFinite
            case .curve(let control1, let control2, let point):
                control1.isFinite && control2.isFinite && point.isFinite
            case .close: true
            }
        }
    }
}
