// Made from the engine by `make web`: not to be edited. Times are milliseconds, angles degrees, places shares of the
// bar; a track is a list of keys: time, value, and the curve to the next key.
export const palettes = { classic: [[['#0c3f90', '#8f91a9'], ['#bbdefb', '#465e71']], 1, 0], material3: [[['#381e72', '#958aa2'], ['#f6edff', '#686070']], .948124, .006473] };
