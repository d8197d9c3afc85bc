// swift-format-ignore-file
// What the example app needs beside views; type-checked only.

@preconcurrency @MainActor open class UIViewController: UIResponder {
    open lazy var view: UIView! = UIView()
    open var title: String?
    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    open func viewDidLoad() {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidLayoutSubviews() {}
}

@preconcurrency @MainActor open class UITableViewController: UIViewController {
    open var tableView: UITableView! = UITableView()
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

@preconcurrency @MainActor open class UITableView: UIView {
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
}

@preconcurrency @MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var textLabel: UILabel? { nil }
    open var accessoryView: UIView?
    open func prepareForReuse() {}
}

extension IndexPath {
    public var row: Int { 0 }
}

@preconcurrency @MainActor open class UILabel: UIView {
    open var text: String?
}

@preconcurrency @MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable { case custom, system }
    @available(iOS 14, *) public convenience init(type: ButtonType, primaryAction: UIAction?) {
        self.init(frame: .zero)
    }
}

@preconcurrency @MainActor open class UIStackView: UIView {
    public enum Alignment: Int, Sendable { case fill, leading, center }
    public enum Axis: Int, Sendable { case horizontal, vertical }
    open var axis = Axis.horizontal
    open var spacing: CGFloat = 0
    open var alignment = Alignment.fill
    open func addArrangedSubview(_ view: UIView) { addSubview(view) }
}

@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    override nonisolated init() {}
    open var isActive = false
    open class func activate(_ constraints: [NSLayoutConstraint]) {}
}

@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType>: NSObject {
    override nonisolated init() {}
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
}

@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<Int> {}
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<Double> {}
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<Bool> {
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
}

@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    override nonisolated init() {}
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
}

extension UIView {
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
