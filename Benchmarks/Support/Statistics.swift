import Foundation

/// What is said of several measurements.
public enum Statistics {
    /// The median, the upper one of two; NaN of nothing.
    public static func median(_ values: [Double]) -> Double {
        values.isEmpty ? .nan : values.sorted()[values.count / 2]
    }

    /// A number with so many digits after the point.
    public static func text(_ value: Double, _ digits: Int = 2) -> String {
        String(format: "%.\(digits)f", value)
    }

    /// A row of a table in Markdown.
    public static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
}
