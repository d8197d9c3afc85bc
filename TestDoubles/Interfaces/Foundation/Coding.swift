@objc public protocol NSCoding {
    func encode(with coder: NSCoder)
    init?(coder: NSCoder)
}

@objc public protocol NSSecureCoding: NSCoding {
    static var supportsSecureCoding: Bool { get }
}

open class NSCoder: NSObject {
    open func encode(_ value: Double, forKey key: String) {}
    open func encode(_ value: Float, forKey key: String) {}
    open func encode(_ value: Int, forKey key: String) {}
    open func encode(_ value: Bool, forKey key: String) {}
    open func encode(_ object: Any?, forKey key: String) {}
    open func decodeDouble(forKey key: String) -> Double { 0 }
    open func decodeFloat(forKey key: String) -> Float { 0 }
    open func decodeInteger(forKey key: String) -> Int { 0 }
    open func decodeBool(forKey key: String) -> Bool { false }
    open func containsValue(forKey key: String) -> Bool { false }
    public func decodeObject<Object: NSObject & NSCoding>(of type: Object.Type, forKey key: String) -> Object? { nil }
}
