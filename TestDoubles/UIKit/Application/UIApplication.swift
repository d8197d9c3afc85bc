// swift-format-ignore-file
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public struct LaunchOptionsKey: Hashable, Sendable {}
    public static nonisolated let didEnterBackgroundNotification =
        NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    public static nonisolated let willEnterForegroundNotification =
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
}

@available(iOS 13, *) @preconcurrency @MainActor open class UIScene: UIResponder {
    public struct ConnectionOptions {}
    public static nonisolated let didEnterBackgroundNotification =
        NSNotification.Name("UISceneDidEnterBackgroundNotification")
    public static nonisolated let willEnterForegroundNotification =
        NSNotification.Name("UISceneWillEnterForegroundNotification")
}

@available(iOS 13, *) @preconcurrency @MainActor open class UIWindowScene: UIScene {}
