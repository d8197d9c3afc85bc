// swift-format-ignore-file
@_exported import ObjectiveC

/// As the compiler wants it, which makes one of a C pointer to a name.
@frozen public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable {
    var ptr: OpaquePointer
    public init(_ name: String) { fatalError() }
    public init(stringLiteral name: String) { fatalError() }
}

extension NSObject: Equatable, Hashable {
    public static func == (a: NSObject, b: NSObject) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) {}
}

@frozen public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
    var value: UInt8
    public init(_ value: Bool) { self.value = value ? 1 : 0 }
    public init(booleanLiteral value: Bool) { self.init(value) }
    public var boolValue: Bool { value != 0 }
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }
