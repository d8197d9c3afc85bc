import Foundation
import HeadwayFilm
import Testing

@Test func look() throws {
    let json = #"""
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
    for f in [FilmFormat.json, .text] {
        print(String(decoding: try Film.render(scenario: Data(json.utf8), format: f), as: UTF8.self))
    }
}
