#if canImport(SwiftUI)
import Headway

extension ProgressValue {
    /// SwiftUI's way of saying that a value is not known is nil.
    init(_ fraction: Double?) {
        self = fraction.map { .fraction($0) } ?? .unknown
    }
}

extension Double {
    /// The fraction that a part is of a whole; nil where either is not known.
    init?<Value: BinaryFloatingPoint>(part: Value?, of whole: Value) {
        guard let part, whole > 0 else { return nil }
        self = Double(part) / Double(whole)
    }
}
#endif
