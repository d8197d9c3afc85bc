import Headway

/// How the value of one attribute changes over a film, as SMIL writes it: linearly from key to key, or only in jumps.
struct SVGTrack {
    private var times: [Double] = []
    private var values: [String] = []
    /// The easing from each value to the next, if not linear.
    private var splines: [String]?
    private let duration: Double

    /// The value at the beginning, which is also what is shown without animation.
    var first: String { values.first ?? "" }
    var isStill: Bool { values.count < 2 }

    /// Prints keys; equal ones in a row become one.
    init(_ keys: [FilmLayer.Key], over duration: Double, _ text: ([Double]) -> String) {
        self.duration = duration
        for key in keys {
            let value = text(key.values)
            if values.last == value, times.last == key.time { continue }
            if values.count > 1, values.suffix(2).allSatisfy({ $0 == value }) {
                times[times.count - 1] = key.time
            } else {
                times.append(key.time)
                values.append(value)
            }
        }
        if let begin = times.first, begin > 0 {
            times.insert(0, at: 0)
            values.insert(values[0], at: 0)
        }
        if Set(values).count == 1 { (times, values) = ([0], [values[0]]) }
    }

    /// Prints the first value of keys, with straight lines or cubic pieces, whichever is shorter.
    init(_ keys: [FilmLayer.Key], over duration: Double, within tolerance: Double, _ text: (Double) -> String) {
        var keys = keys
        if let first = keys.first, first.time > 0 { keys.insert(FilmLayer.Key(time: 0, values: first.values), at: 0) }
        self.init(keys.reduced(within: [tolerance]), over: duration) { text($0[0]) }
        let curve = SVGCurve(keys, within: tolerance)
        guard !isStill, curve.bends.contains(where: { $0 != nil }) else { return }
        var smooth = self
        smooth.times = curve.keys.map(\.time)
        smooth.values = curve.keys.map { text($0.values[0]) }
        smooth.splines = curve.splines
        let (straight, bent) = (animation("animate", "") ?? "", smooth.animation("animate", "") ?? "")
        if bent.utf8.count < straight.utf8.count { self = smooth }
    }

    /// The element that animates an attribute; nil if it does not change.
    func animation(_ element: String, _ target: String) -> String? {
        if isStill { return nil }
        var (times, values, splines) = (times, values, splines)
        let jumps = values.indices.dropFirst().allSatisfy { values[$0] == values[$0 - 1] || times[$0] == times[$0 - 1] }
        if jumps {
            let kept = values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }
            (times, values) = (kept.map { times[$0] }, kept.map { values[$0] })
        } else if let end = times.last, end < duration {
            times.append(duration)
            values.append(values[values.count - 1])
            splines?.append("0 0 1 1")
        }
        // A tenth of a millisecond is less than a pixel.
        let shares = times.map { ($0 / duration).compact(places: duration > 2 ? 5 : 4) }
        let mode = jumps ? " calcMode=\"discrete\"" : splines == nil ? "" : " calcMode=\"spline\""
        let bends = jumps ? nil : splines.map { " keySplines=\"\($0.joined(separator: ";"))\"" }
        return "<\(element) \(target)\(mode) dur=\"\(duration.decimal())s\" repeatCount=\"indefinite\""
            + " values=\"\(values.joined(separator: ";"))\" keyTimes=\"\(shares.joined(separator: ";"))\"\(bends ?? "")/>"
    }
}

extension [FilmLayer.Key] {
    /// Fewer keys, between which straight lines pass all of these within tolerances; jumps and values at rest are kept.
    func reduced(within tolerances: [Double]) -> Self {
        guard count > 2 else { return self }
        var kept = [self[0]]
        var begin = 0
        while begin < count - 1 {
            var end = begin + 1
            while end + 1 < count, self[end + 1].time > self[end].time, self[end].time > self[begin].time,
                !isCorner(end), isStraight(begin, end + 1, tolerances)
            { end += 1 }
            kept.append(self[end])
            begin = end
        }
        return kept
    }

    /// True if a value comes to rest or leaves it: values at rest are exact.
    private func isCorner(_ index: Int) -> Bool {
        let (before, here, after) = (self[index - 1].values, self[index].values, self[index + 1].values)
        return here.indices.contains { (here[$0] == before[$0]) != (here[$0] == after[$0]) }
    }

    private func isStraight(_ begin: Int, _ end: Int, _ tolerances: [Double]) -> Bool {
        let (first, last) = (self[begin], self[end])
        return self[begin + 1..<end].allSatisfy { key in
            let share = (key.time - first.time) / (last.time - first.time)
            return key.values.indices.allSatisfy { channel in
                let line = first.values[channel] + (last.values[channel] - first.values[channel]) * share
                return (key.values[channel] - line).magnitude <= tolerances[channel]
            }
        }
    }

    /// The same keys with values at rest on device pixels.
    func restingOnPixels(scale: Double) -> Self {
        indices.map { index in
            var key = self[index]
            for channel in key.values.indices {
                let value = key.values[channel]
                let rests =
                    count == 1 || index > 0 && self[index - 1].values[channel] == value
                    || index + 1 < count && self[index + 1].values[channel] == value
                if rests { key.values[channel] = (value * scale).rounded(.toNearestOrAwayFromZero) / scale }
            }
            return key
        }
    }
}

extension Double {
    /// As short as SVG accepts it.
    func compact(places: Int = 2) -> String {
        let text = decimal(places: places)
        if text.hasPrefix("0.") { return String(text.dropFirst()) }
        return text.hasPrefix("-0.") ? "-" + text.dropFirst(2) : text
    }
}
