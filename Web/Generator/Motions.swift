import Headway

/// The bar's motions: the length of a cycle, then tail and head of both bars.
///
/// Of the web's motion these are the bars' middles and lengths; of the contiguous one the time that an edge takes, the edge's
/// track, and the time from one edge to the next.
var linear: String {
    let length = ReducedLinearMotion.length
    let heads = Keyframes(
        ReducedLinearMotion.tail.keys.map { .init(offset: $0.offset, value: $0.value + length, easing: $0.easing) })
    let bars = [WebMotion.primary, WebMotion.secondary]
    let edges = [
        DisjointMotion.firstTail, DisjointMotion.firstHead, DisjointMotion.secondTail, DisjointMotion.secondHead,
    ]
    let (disjoint, web, reduced) = (
        span(LinearMotion.disjoint.period), span(LinearMotion.web.period), span(ReducedLinearMotion.period)
    )
    let contiguous = [number(ContiguousMotion.run), keys(ContiguousMotion.edge, over: ContiguousMotion.run)]
    return object([
        "disjoint": list([number(disjoint)] + edges.map { keys($0, over: disjoint) }),
        "web": list(
            [number(web)]
                + bars.flatMap { [keys($0.slide, over: web, from: $0.rest + 0.5), keys($0.scale, over: web)] }),
        "contiguous": list(contiguous + [milliseconds(LinearMotion.contiguous.period)]),
        "reduced": list([number(reduced)] + [ReducedLinearMotion.tail, heads].map { keys($0, over: reduced) }),
    ])
}

private func span(_ time: TimeSpan) -> Double { time.seconds * 1000 }

/// The ring's motions: how fast it turns, how far it steps on with each cycle, and where its arc's ends are.
var circular: String {
    let star = 4000.0 / 3
    return object([
        "star": ring(.star, cycle: star, cycles: 5, hasDot: true),
        "advance": ring(.advance, cycle: 1350, cycles: 4),
        "retreat": ring(.retreat, cycle: 1500, cycles: 4, sweep: RingMotion.retreatSweep),
        "reduced": object([
            "length": milliseconds(RingMotion.reducedPeriod), "cycle": milliseconds(RingMotion.reducedPeriod),
            "turn": number(360 / span(RingMotion.reducedPeriod), 9), "step": "0", "tail": "[[0, 0]]",
            "sweep": "[[0, \(number(RingMotion.reducedSweep))]]",
        ]),
    ])
}

private func ring(
    _ motion: RingMotion, cycle: Double, cycles: Double, sweep: Keyframes? = nil, hasDot: Bool = false
) -> String {
    object([
        "length": number(cycle * cycles, 9), "cycle": number(cycle, 9), "turn": number(motion.turn / cycle, 9),
        "step": number(motion.step), "tail": keys(motion.tail, over: cycle),
        "head": sweep == nil ? keys(motion.head, over: cycle) : nil,
        "sweep": sweep.map { keys($0, over: cycle * cycles) }, "hasDot": hasDot ? "1" : nil,
        "colors": list(
            [motion.colorChange.lowerBound, motion.colorChange.upperBound].map { number($0 * cycle, 3) }
                + ["\(motion.colorLag)"]),
    ])
}

/// The turn of a download that waits: its plain and its reduced cycle.
var waiting: String {
    list([
        keys(DownloadMotion.turn, over: span(DownloadMotion.arc.period), from: DownloadMotion.start),
        "[[0, \(number(DownloadMotion.start))], [\(milliseconds(DownloadMotion.reducedPeriod)), \(number(DownloadMotion.start + 360))]]",
    ])
}
