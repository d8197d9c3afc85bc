import Headway

/// The round ends of an arc, which lie within its sweep: where they appear and disappear, the line needs keys that the
/// sweep does not have.
struct RoundEnds {
    let reader: PartReader

    /// Nil if the layer has none.
    init?(_ reader: PartReader) {
        guard reader.layer.kind == .ringWave || reader.layer.cap == .round else { return nil }
        self.reader = reader
    }

    /// The times, those in between at which the line becomes a dot, and a jump where the circle closes or opens, since a
    /// whole one has no ends.
    func added(to times: [Double], from begin: Double) -> [Double] {
        guard var last = times.first else { return times }
        var result = [last]
        for time in times.dropFirst() {
            // The sweep is linear between two keys, so the circle is whole all the time in between or never.
            let isOpen = time - last > 4 * KeyTimes.instant && !isWhole(begin + (last + time) / 2)
            if isOpen, isWhole(begin + last) {
                // At that time itself it is still whole.
                result += [last + KeyTimes.instant, last + KeyTimes.instant]
            }
            let (before, after) = (length(begin + last), length(begin + time - KeyTimes.instant))
            if before * after < 0, time > last { result.append(last + (time - last) * before / (before - after)) }
            result.append(time)
            if isOpen, isWhole(begin + time) { result.append(time) }
            last = time
        }
        return result
    }

    private func isWhole(_ time: Double) -> Bool { reader.value(.sweep, time) >= 360 }

    /// How much longer the arc is than its ends.
    private func length(_ time: Double) -> Double {
        reader.value(.sweep, time) * .pi / 180 * reader.outerRadius(at: time) - reader.value(.lineWidth, time)
    }
}
