extension Wording {
    /// What every host says and shows; at first in the user's language.
    ///
    /// What is on screen takes a change over when it next changes itself. On Apple systems the language that the app runs in
    /// counts, and its table `Headway.strings`.
    @MainActor public static var current = Wording(.user)
}
