#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension NSCoder {
    /// An object that may not have been encoded, as in Interface Builder's files.
    func object<Object: NSObject & NSCoding>(of type: Object.Type, forKey key: String) -> Object? {
        containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
    }

    /// Colours encoded by `encode(_:forKey:)`; nil if there are none.
    func colors(forKey key: String) -> [UIColor]? {
        guard containsValue(forKey: key + ".count") else { return nil }
        // A corrupt count must not cause a long loop.
        let count = max(0, min(decodeInteger(forKey: key + ".count"), 1024))
        return (0..<count).compactMap { object(of: UIColor.self, forKey: "\(key).\($0)") }
    }

    /// Encodes colours one by one, so that decoding does not need permission for an array class.
    func encode(_ colors: [UIColor], forKey key: String) {
        encode(colors.count, forKey: key + ".count")
        for (index, color) in colors.enumerated() { encode(color, forKey: "\(key).\(index)") }
    }
}
#endif
