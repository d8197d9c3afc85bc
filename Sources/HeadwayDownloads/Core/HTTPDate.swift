/// The three date forms of HTTP (RFC 9110, 5.6.7), as seconds since 1970 UTC.
enum HTTPDate {
    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

    /// Parses `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` or `Sun Nov  6 08:49:37 1994`.
    ///
    /// - Parameter now: the present, to place the two-digit year of the second form.
    static func seconds(_ text: String, now: Int64 = 0) -> Int64? {
        let words = text.split { $0 == " " || $0 == "," || $0 == "-" }.map { $0.lowercased() }
        switch words.count {
        case 6:  // day-name day month year time GMT
            guard let year = Int64(words[3]), ["gmt", "utc"].contains(words[5]) else { return nil }
            return seconds(
                year: words[3].count == 2 ? full(year, now: now) : year, month: words[2], day: words[1], time: words[4])
        case 5:  // day-name month day time year
            guard let year = Int64(words[4]) else { return nil }
            return seconds(year: year, month: words[1], day: words[2], time: words[3])
        default: return nil
        }
    }

    private static let days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

    /// As `seconds`, for a value that is to be sent again: nil unless every character belongs to a date.
    static func exactSeconds(_ text: String) -> Int64? {
        guard
            text.utf8.count <= 40,
            text.utf8.allSatisfy({ (0x30...0x3A).contains($0) || " ,-".utf8.contains($0) || isLetter($0) }),
            days.contains(text.prefix(3).lowercased())
        else { return nil }
        return seconds(text)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }

    /// The seconds of a `Retry-After` value, from digits or a date; never negative.
    ///
    /// - Parameter now: the present by the clock of the server that sent it, if it gave one.
    static func retryAfter(_ text: String, now: Int64) -> Int64? {
        let value = text[...].trimmingBlanks()
        if !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            return Int64(value) ?? Int64.max
        }
        return seconds(value, now: now).map { max(0, $0 - now) }
    }

    /// The first of the three forms, for seconds since 1970.
    static func text(_ seconds: Int64) -> String {
        let day = Int64((Double(seconds) / 86_400).rounded(.down))
        let (year, month, date) = calendar(day)
        let second = seconds - day * 86_400
        let two = { (number: Int64) in number < 10 ? "0\(number)" : "\(number)" }
        let capitalized = { (name: String) in name.prefix(1).uppercased() + name.dropFirst() }
        let name = capitalized(days[Int(((day + 4) % 7 + 7) % 7)])
        let clock = "\(two(second / 3_600)):\(two(second / 60 % 60)):\(two(second % 60))"
        return "\(name), \(two(date)) \(capitalized(months[Int(month) - 1])) \(year) \(clock) GMT"
    }

    /// A two-digit year is at most 50 years ahead.
    private static func full(_ year: Int64, now: Int64) -> Int64 {
        let present = 1970 + now / 31_556_952
        let guess = present - present % 100 + year
        return guess > present + 50 ? guess - 100 : guess
    }

    private static func seconds(year: Int64, month: String, day: String, time: String) -> Int64? {
        let clock = time.split(separator: ":", omittingEmptySubsequences: false).map { Int64($0) }
        guard let month = months.firstIndex(of: month), let day = Int64(day), (1...31).contains(day),
            (1...9999).contains(year), clock.count == 3, let hour = clock[0], let minute = clock[1],
            let second = clock[2], (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
        else { return nil }
        return days(year: year, month: Int64(month) + 1, day: day) * 86_400 + hour * 3_600 + minute * 60 + second
    }

    /// The first second of a day such as `2026-11-30`.
    static func seconds(ofDay text: String) -> Int64? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int64($0) }
        guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
            (1...9_999).contains(year),
            (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        return days(year: year, month: month, day: day) * 86_400
    }

    /// Days since 1970-01-01 in the Gregorian calendar, counting years from March.
    private static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
        let shifted = month <= 2 ? year - 1 : year
        let era = shifted / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The year, month and day of a number of days since 1970-01-01.
    static func calendar(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }
}
