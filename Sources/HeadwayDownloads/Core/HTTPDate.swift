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

    /// The seconds of a `Retry-After` value, from digits or a date; never negative.
    static func retryAfter(_ text: String, now: Int64) -> Int64? {
        let value = text[...].trimmingBlanks()
        if !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            return Int64(value) ?? Int64.max
        }
        return seconds(value, now: now).map { max(0, $0 - now) }
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

    /// Days since 1970-01-01 in the Gregorian calendar, counting years from March.
    private static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
        let shifted = month <= 2 ? year - 1 : year
        let era = shifted / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
}
