import Headway

/// How a wave rises and falls, where it is raised, its shape unless a page says another, and what bounds the drawing of one.
var wave: String {
    let shape = Wave()
    return object([
        "rise": timing(Wave.rise), "fall": timing(Wave.fall),
        "raised": list([number(Wave.raised.lowerBound), number(Wave.raised.upperBound)]),
        "shape": list([number(shape.amplitude), number(shape.wavelength), number(shape.speed)]),
        "least": number(Wave.leastLength), "most": number(Wave.mostCrests), "fewest": number(Wave.fewestInRing),
        "handle": number(Wave.handle),
    ])
}
