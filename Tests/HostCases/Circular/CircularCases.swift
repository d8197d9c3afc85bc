/// What a ring does, whatever the host.
public enum CircularCases {
    /// The cases.
    public static let all = values + activity + completions + surroundings + accessibility
}
