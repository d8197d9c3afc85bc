import CGTK
import Headway

/// A GObject enumeration: names for GtkBuilder files and other languages, numbered from 0.
@MainActor
final class Choices {
    /// The enumeration's type.
    let type: GType

    /// Registers an enumeration whose values are called `names`, in C prefixed with the type's name:
    /// `HEADWAY_THEME_CLASSIC`.
    init(_ typeName: String, _ names: [String]) {
        let prefix = typeName.dropFirst().reduce(into: String(typeName.prefix(1))) { text, letter in
            text += letter.isUppercase ? "_\(letter)" : letter.uppercased()
        }
        // Types exist as long as the process, and so does the memory they refer to.
        let values = UnsafeMutablePointer<GEnumValue>.allocate(capacity: names.count + 1)
        for (index, name) in names.enumerated() {
            let constant = prefix + "_" + String(name.uppercased().map { $0 == "-" ? "_" : $0 })
            values[index] = GEnumValue(
                value: gint(index), value_name: g_intern_string(constant), value_nick: g_intern_string(name))
        }
        values[names.count] = GEnumValue(value: 0, value_name: nil, value_nick: nil)
        type = g_enum_register_static(typeName, values)
    }

    static let theme = Choices("HeadwayTheme", ["material3", "classic"])
    static let backward = Choices("HeadwayBackwardMode", ["theme"] + BackwardMode.allCases.map(\.rawValue))
    static let track = Choices("HeadwayTrack", ["theme", "shown", "hidden"])
    static let linearMotion = Choices("HeadwayLinearMotion", ["theme"] + LinearMotion.allCases.map(\.rawValue))
    static let circularMotion = Choices("HeadwayCircularMotion", ["theme"] + CircularMotion.allCases.map(\.rawValue))
    static let downloadState = Choices("HeadwayDownloadState", DownloadState.allCases.map(\.rawValue))
    static let artwork = Choices("HeadwayDownloadArtwork", ["tray", "cloud", "custom"])
    static let downloadMotion = Choices("HeadwayDownloadMotion", ["arc", "grow-and-shrink", "custom"])
    static let all = [
        theme, backward, track, linearMotion, circularMotion, downloadState, artwork, downloadMotion,
    ]
}

extension Theme {
    /// The theme for a number in `Choices.theme`.
    init(choice: Int32) { self = choice == 1 ? .classic : .material3 }

    var choice: Int32 { self == .classic ? 1 : 0 }
}

extension Bool {
    /// Whether a track is shown, for a number in `Choices.track`; nil means as in the theme.
    static func track(ofChoice choice: Int32) -> Bool? { [nil, true, false][Int(choice)] }

    static func choice(ofTrack shows: Bool?) -> Int32 { shows.map { $0 ? 1 : 2 } ?? 0 }
}

extension Optional where Wrapped: CaseIterable & Equatable, Wrapped.AllCases == [Wrapped] {
    /// The case for a number counted from 1; 0 is nil.
    init(choice: Int32) { self = Wrapped(number: Int(choice) - 1) }

    /// The number, counted from 1; 0 for none.
    var choice: Int32 { map { Int32($0.number) + 1 } ?? 0 }
}
