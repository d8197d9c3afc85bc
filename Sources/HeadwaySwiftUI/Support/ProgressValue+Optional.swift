#if canImport(SwiftUI)
import Headway

extension ProgressValue {
    /// Makes a value from a fraction; nil is SwiftUI's way of saying that it is unknown.
    init(_ fraction: Double?) {
        self = fraction.map { .fraction($0) } ?? .unknown
    }
}

extension Double {
    /// A part as a fraction of a whole; nil if either is unknown.
    init?<Value: BinaryFloatingPoint>(part: Value?, of whole: Value) {
        guard let part, whole > 0 else { return nil }
        self = Double(part) / Double(whole)
    }
}
#endif
