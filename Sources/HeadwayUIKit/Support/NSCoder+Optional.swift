#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension NSCoder {
    /// An object that may not have been written: nothing of ours is in a file of Interface Builder's.
    func object<Object: NSObject & NSCoding>(of type: Object.Type, forKey key: String) -> Object? {
        containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
    }

    /// Colours written by `encode(_:forKey:)`; nil where none were.
    func colors(forKey key: String) -> [UIColor]? {
        guard containsValue(forKey: key + ".count") else { return nil }
        // A damaged count must not keep anybody waiting.
        let count = max(0, min(decodeInteger(forKey: key + ".count"), 1024))
        return (0..<count).compactMap { object(of: UIColor.self, forKey: "\(key).\($0)") }
    }

    /// Writes colours one by one, so that nobody has to allow an array's class.
    func encode(_ colors: [UIColor], forKey key: String) {
        encode(colors.count, forKey: key + ".count")
        for (index, color) in colors.enumerated() { encode(color, forKey: "\(key).\(index)") }
    }
}
#endif
