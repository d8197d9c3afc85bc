extension CaseIterable where Self: Equatable, AllCases == [Self] {
    /// The case of a number, counted from 0 in the order of declaration; nil for any other number.
    ///
    /// Archives, GObject and Objective-C know cases by these numbers.
    package init?(number: Int) {
        guard Self.allCases.indices.contains(number) else { return nil }
        self = Self.allCases[number]
    }

    /// The number of the case, counted from 0 in the order of declaration.
    package var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
