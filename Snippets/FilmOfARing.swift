#if canImport(HeadwayFilm)
import Foundation
import HeadwayFilm

let json = #"{ "indicator": "circular", "size": [48, 48], "samples": { "from": 0, "through": 2, "step": 0.05 } }"#
let film = Film(try Scenario(json: Data(json.utf8)))
print(film.samples.count, "frames")
let picture = try film.data(as: .svg)
precondition(!picture.isEmpty)
#endif
