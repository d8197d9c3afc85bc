@MainActor open class UIViewController: UIResponder {
    open lazy var view: UIView! = UIView()
    open var title: String?
    open func viewDidLoad() {}
    open func viewDidLayoutSubviews() {}
}
