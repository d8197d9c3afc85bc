// Made from the engine by `make web`: not to be edited. Times are milliseconds, angles degrees, places shares of the
// bar; a track is a list of keys: time, value, and the curve to the next key.
export const wave = { rise: [500, .2, 0, 0, 1], fall: [500, .3, 0, .8, .15], raised: [.1, .9], shape: [3, 40, 1], least: 2, most: 4096, fewest: 5, handle: .364 };
