import Headway

/// The round ends of an arc, which lie within its sweep: where they come and go, its line needs keys that its sweep does not have.
struct RoundEnds {
    let reader: PartReader

    /// Nil where an arc has none.
    init?(_ reader: PartReader) {
        guard reader.layer.kind == .ringWave || reader.layer.cap == .round else { return nil }
        self.reader = reader
    }

    /// Times with those between at which the line becomes a dot, and with a jump where the circle closes or opens: a whole one has no
    /// ends.
    func added(to times: [Double], from begin: Double) -> [Double] {
        guard var last = times.first else { return times }
        var result = [last]
        for time in times.dropFirst() {
            // Between two keys the sweep is a straight line, which is whole from one to the other or nowhere between.
            let isOpen = time - last > 4 * KeyTimes.instant && !isWhole(begin + (last + time) / 2)
            if isOpen, isWhole(begin + last) {
                // At its time it is whole yet.
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
