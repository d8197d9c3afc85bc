extension Array {
    /// Appends an element to an array that stays short and is kept for long: a frame's few parts are in memory for each of
    /// thousands of indicators, and twice the room that they need would be as well.
    mutating func appendTightly(_ element: Element) {
        if count == capacity { reserveCapacity(count + 1) }
        append(element)
    }
}
