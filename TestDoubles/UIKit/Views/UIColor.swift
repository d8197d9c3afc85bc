public final class UIColor: NSObject, NSSecureCoding, Sendable {
    let provider: @Sendable (UITraitCollection) -> [CGFloat]

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        provider = { _ in [red, green, blue, alpha] }
    }

    public init(white: CGFloat, alpha: CGFloat) { provider = { _ in [white, white, white, alpha] } }

    public init(cgColor: CGColor) {
        let components = cgColor.components ?? [0, 0, 0, 0]
        provider = { _ in components }
    }

    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        provider = { dynamicProvider($0).provider($0) }
    }

    public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
    public static let black = UIColor(white: 0, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let systemBackground = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    public static let label = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    public static let systemBlue = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1)
            : UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
    }

    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        let parts = provider(traitCollection)
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = provider(.current)
        red?.pointee = parts[0]
        green?.pointee = parts[1]
        blue?.pointee = parts[2]
        alpha?.pointee = parts[3]
        return true
    }

    public var cgColor: CGColor {
        let parts = provider(.current)
        return CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// Sets the fill and stroke colour of the current context.
    @MainActor public func set() {
        setFill()
        setStroke()
    }
    @MainActor public func setFill() { currentContext?.setFillColor(cgColor) }
    @MainActor public func setStroke() { currentContext?.setStrokeColor(cgColor) }

    public static var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
        let parts = provider(.current)
        for (index, key) in Self.keys.enumerated() { coder.encode(Double(parts[index]), forKey: key) }
    }

    public required init?(coder: NSCoder) {
        let parts = Self.keys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
        provider = { _ in parts }
    }

    private static let keys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
}
