// swift-format-ignore-file
/// What has a proxy that sets properties of all its instances as they enter a window.
@MainActor @preconcurrency public protocol UIAppearance: AnyObject {
    static func appearance() -> Self
}

extension UIView {
    /// UIKit's proxy forwards what Objective-C sends it. Here it is a view of the class, and a test says by `takes` which properties
    /// Objective-C would send.
    public class func appearance() -> Self { AppearanceProxies.proxy(of: self) }
}

/// One property that proxies of a class take.
@_spi(Double) @MainActor public struct AppearanceProperty {
    let apply: (_ proxy: UIView, _ plain: UIView, _ view: UIView) -> Void

    /// A property that has a value of its own on a view keeps it.
    public init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
        apply = { proxy, plain, view in
            guard let proxy = proxy as? View, let plain = plain as? View, let view = view as? View else { return }
            if proxy[keyPath: path] != plain[keyPath: path], view[keyPath: path] == plain[keyPath: path] {
                view[keyPath: path] = proxy[keyPath: path]
            }
        }
    }
}

/// The proxies of all classes.
@_spi(Double) @MainActor public enum AppearanceProxies {
    private static var proxies: [ObjectIdentifier: (proxy: UIView, plain: UIView)] = [:]
    private static var properties: [ObjectIdentifier: [AppearanceProperty]] = [:]

    /// Says which properties of a class's views a proxy sets, and forgets what proxies of it were told before.
    public static func reset(_ type: UIView.Type, takes taken: [AppearanceProperty] = []) {
        proxies[ObjectIdentifier(type)] = nil
        properties[ObjectIdentifier(type)] = taken
    }

    static func proxy<View: UIView>(of type: View.Type) -> View {
        let key = ObjectIdentifier(type)
        if let known = proxies[key]?.proxy as? View { return known }
        guard let proxy = make(type), let plain = make(type) else { preconditionFailure("no proxy of \(type)") }
        proxies[key] = (proxy, plain)
        return proxy
    }

    private static func make<View: UIView>(_ type: View.Type) -> View? {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.finishEncoding()
        guard let empty = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData) else { return nil }
        empty.decodingFailurePolicy = .setErrorAndReturn
        return type.init(coder: empty)
    }

    /// Sets what was set on the proxies of a view's class and of those above, the nearest last.
    static func apply(to view: UIView) {
        var types: [AnyClass] = []
        var type: AnyClass? = Swift.type(of: view)
        while let known = type {
            types.append(known)
            type = known == UIView.self ? nil : _getSuperclass(known)
        }
        for type in types.reversed() {
            guard let (proxy, plain) = proxies[ObjectIdentifier(type)] else { continue }
            for property in properties[ObjectIdentifier(type)] ?? [] { property.apply(proxy, plain, view) }
        }
    }
}
