// swift-format-ignore-file
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension App { @MainActor @preconcurrency public static func main() {} }

@MainActor @preconcurrency public protocol Scene {}

public struct WindowGroup<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) {}
}

public struct TabView<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

extension View {
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { EmptyView() }
}

#if canImport(UIKit)
public import UIKit

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    typealias Context = UIViewControllerRepresentableContext<Self>
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    @MainActor @preconcurrency func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

extension UIViewControllerRepresentable { public var body: Never { fatalError() } }

@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable> {}

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    typealias Context = UIViewRepresentableContext<Self>
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
}

extension UIViewRepresentable { public var body: Never { fatalError() } }

@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable> {}

extension UIColor {
    public convenience init(_ color: Color) { self.init(white: 0, alpha: 1) }
}
#endif
