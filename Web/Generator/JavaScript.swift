import Headway

/// A number with at most so many decimals, as short as JavaScript takes it.
func number(_ value: Double, _ places: Int = 4) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let whole = Int64((value.magnitude * scale).rounded())
    let (units, rest) = whole.quotientAndRemainder(dividingBy: Int64(scale))
    let sign = value < 0 && whole > 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(units)" }
    var digits = String(repeating: "0", count: places - String(rest).count) + String(rest)
    while digits.last == "0" { digits.removeLast() }
    return sign + (units == 0 ? "" : "\(units)") + "." + digits
}

func list(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }

func object(_ fields: KeyValuePairs<String, String?>) -> String {
    "{ " + fields.compactMap { name, value in value.map { "\(name): \($0)" } }.joined(separator: ", ") + " }"
}

func hex(_ color: Color) -> String {
    let bytes = [color.red, color.green, color.blue].map { component in
        let text = String(Int((component * 255).rounded()), radix: 16)
        return text.count < 2 ? "0" + text : text
    }
    return "'#\(bytes.joined())'"
}

func milliseconds(_ span: TimeSpan) -> String { number(span.seconds * 1000, 6) }

/// A curve's control points; a linear one has none.
func curve(_ easing: Easing) -> [String] {
    guard case .cubic(let curve) = easing else { return [] }
    return [curve.x1, curve.y1, curve.x2, curve.y2].map { number($0) }
}

func timing(_ timing: Timing) -> String {
    list([number(timing.duration.seconds * 1000, 3)] + curve(timing.easing))
}

/// A track's keys over a cycle in milliseconds, its values moved.
func keys(_ track: Keyframes, over cycle: Double, from origin: Double = 0) -> String {
    list(
        track.keys.enumerated().map { index, key in
            let isLast = index == track.keys.count - 1
            return list(
                [number(key.offset * cycle, 3), number(origin + key.value)] + (isLast ? [] : curve(key.easing)))
        })
}
