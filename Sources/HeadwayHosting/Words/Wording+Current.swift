extension Wording {
    /// The words that every host uses; initially in the user's language.
    ///
    /// What is already on screen picks up a change the next time it is updated. On Apple systems the app's own language counts,
    /// and its table `Headway.strings`.
    @MainActor public static var current = Wording(.user)
}
