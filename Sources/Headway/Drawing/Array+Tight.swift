extension Array {
    /// Appends an element to an array that stays short and lives long: thousands of indicators each keep a frame's few
    /// parts in memory, and an array that doubles would keep twice the room they need.
    mutating func appendTightly(_ element: Element) {
        if count == capacity { reserveCapacity(count + 1) }
        append(element)
    }
}
