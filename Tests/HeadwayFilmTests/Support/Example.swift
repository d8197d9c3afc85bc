import Foundation
import HeadwayFilm

/// Scenarios for tests.
enum Example {
    /// The specification's own, word for word.
    static let specification = #"""
        {
          "indicator": "linear",
          "size": [240, 4],
          "style": { "theme": "classic", "cornerRadius": 2 },
          "environment": { "appearance": "light", "direction": "leftToRight", "reduceMotion": false, "increaseContrast": false, "screenReader": true, "scale": 1 },
          "initial": { "progress": 0.0, "hidden": false },
          "events": [
            { "at": 0.10, "call": "setProgress", "value": 0.8, "animated": true, "id": "a" },
            { "at": 0.15, "call": "setProgress", "value": 0.3, "animated": true, "id": "b" }
          ],
          "samples": { "from": 0, "through": 1.5, "step": 0.05 }
        }
        """#

    /// A bar of 100 by 4 points with more fields.
    static func linear(_ fields: String = "") -> String {
        #"{"indicator": "linear", "size": [100, 4]\#(fields.isEmpty ? "" : ", ")\#(fields)}"#
    }

    /// A download button of 44 by 44 points with more fields.
    static func download(_ fields: String = "") -> String {
        #"{"indicator": "download", "size": [44, 44]\#(fields.isEmpty ? "" : ", ")\#(fields)}"#
    }

    /// The film of a scenario.
    static func film(_ scenario: String) throws -> Film {
        Film(try Scenario(json: Data(scenario.utf8)))
    }

    /// A film's file as text.
    static func text(_ scenario: String, _ format: FilmFormat) throws -> String {
        String(decoding: try Film.render(scenario: Data(scenario.utf8), format: format), as: UTF8.self)
    }

    /// The error of a scenario as its one line; nil when there is none.
    static func error(_ scenario: String) -> String? {
        do throws(FilmError) {
            _ = try Film.render(scenario: Data(scenario.utf8))
            return nil
        } catch {
            return "\(error)"
        }
    }
}
