import Headway

/// The names of the calls that a scenario may make.
enum CallName: String, Sendable, CaseIterable {
    case setProgress, setBuffer, setHidden, setMode, setState, setStyle, setEnvironment, setSize
    case removeFromWindow, addToWindow

    /// The field for the call's argument as an alternative to `value`; nil if it has none.
    var argument: String? {
        switch self {
        case .setProgress: "progress"
        case .setBuffer: "buffer"
        case .setHidden: "hidden"
        case .setMode: "mode"
        case .setState: "state"
        case .setStyle: "style"
        case .setEnvironment: "environment"
        case .setSize: "size"
        case .removeFromWindow, .addToWindow: nil
        }
    }

    /// The field that an error names if the argument is missing: the one in the specification.
    var plainArgument: String {
        switch self {
        case .setStyle: "style"
        case .setEnvironment: "environment"
        default: "value"
        }
    }

    var mayAnimate: Bool {
        switch self {
        case .setProgress, .setBuffer, .setHidden, .setMode, .setState, .setSize: true
        case .setStyle, .setEnvironment, .removeFromWindow, .addToWindow: false
        }
    }
}

/// A call with its argument.
enum Call: Sendable {
    case setProgress(ProgressValue)
    case setBuffer(Double)
    case setHidden(Bool)
    case setMode(IndicatorMode)
    case setState(DownloadState)
    case setStyle(StyleChange)
    case setEnvironment(EnvironmentChange)
    /// Its duration if it is animated.
    case setSize(Size, TimeSpan)
    case removeFromWindow
    case addToWindow
}

/// Something that happens at an instant of a film.
struct Event: Sendable {
    var at: Instant
    var call: Call
    var animated: Bool
    /// The name under which its completion is listed; nil asks for none.
    var id: String?
}
