import Foundation
import TestSupport

/// Who is compared.
enum GaugeSubject: String, CaseIterable, Sendable {
    case zenity
    case window
    case terminal

    /// Its command line up to the options.
    func command() throws -> String {
        switch self {
        case .zenity: "zenity --progress"
        case .window: "'\(try Program.built("headway"))' gauge --window"
        case .terminal: "'\(try Program.built("headway"))' gauge"
        }
    }
}
