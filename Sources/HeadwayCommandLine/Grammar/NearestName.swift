/// Finds the name that was probably meant.
package enum NearestName {
    /// The name with the smallest edit distance from a word (letters missing, added, changed or swapped); nil if none is close.
    package static func of(_ word: String, among names: [String]) -> String? {
        let limit = max(1, min(3, word.count / 2))
        let ranked = names.map { (name: $0, slips: slips(Array(word), Array($0))) }
        guard let best = ranked.min(by: { $0.slips < $1.slips }), best.slips <= limit else {
            return names.first { word.count >= 3 && $0.hasPrefix(word) }
        }
        return best.name
    }

    private static func slips(_ a: [Character], _ b: [Character]) -> Int {
        var rows = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
        for i in 0...a.count {
            for j in 0...b.count {
                if i == 0 || j == 0 {
                    rows[i][j] = i + j
                    continue
                }
                let change = rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
                rows[i][j] = min(change, rows[i - 1][j] + 1, rows[i][j - 1] + 1)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1)
                }
            }
        }
        return rows[a.count][b.count]
    }
}
