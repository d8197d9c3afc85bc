import Headway

func milliseconds(_ span: TimeSpan) -> String { number(span.seconds * 1000, 3) }

/// The bar's motions: tail and head of both bars, or their middles and lengths, or the one edge that all pieces follow.
var linear: String {
    let length = ReducedLinearMotion.length
    let heads = Keyframes(
        ReducedLinearMotion.tail.keys.map { .init(offset: $0.offset, value: $0.value + length, easing: $0.easing) })
    let bars = [WebMotion.primary, WebMotion.secondary]
    return object([
        "disjoint": object([
            "length": milliseconds(LinearMotion.disjoint.period),
            "tracks": list(
                [
                    DisjointMotion.firstTail, DisjointMotion.firstHead, DisjointMotion.secondTail,
                    DisjointMotion.secondHead,
                ].map { keys($0) }),
        ]),
        "web": object([
            "length": milliseconds(LinearMotion.web.period), "isCentered": "true",
            "tracks": list(bars.flatMap { [keys($0.slide, from: $0.rest + 0.5), keys($0.scale)] }),
        ]),
        "contiguous": object([
            "length": number(ContiguousMotion.run, 3),
            "step": number(LinearMotion.contiguous.period.seconds * 1000 / ContiguousMotion.run, 9),
            "tracks": list([keys(ContiguousMotion.edge)]),
        ]),
        "reduced": object([
            "length": milliseconds(ReducedLinearMotion.period),
            "tracks": list([keys(ReducedLinearMotion.tail), keys(heads)]),
        ]),
    ])
}

/// The ring's motions: how fast it turns, how far it steps on with each cycle, and where its arc's ends are.
var circular: String {
    let star = 4000.0 / 3
    return object([
        "star": ring(.star, cycle: star, cycles: 5, hasDot: true),
        "advance": ring(.advance, cycle: 1350, cycles: 4),
        "retreat": ring(.retreat, cycle: 1500, cycles: 4, sweep: RingMotion.retreatSweep),
        "reduced": object([
            "length": milliseconds(RingMotion.reducedPeriod), "cycle": milliseconds(RingMotion.reducedPeriod),
            "turn": number(360 / (RingMotion.reducedPeriod.seconds * 1000), 9), "step": "0",
            "tail": keys(Keyframes([.init(offset: 0, value: 0)])),
            "sweep": keys(Keyframes([.init(offset: 0, value: RingMotion.reducedSweep)])),
        ]),
    ])
}

private func ring(
    _ motion: RingMotion, cycle: Double, cycles: Double, sweep: Keyframes? = nil, hasDot: Bool = false
) -> String {
    object([
        "length": number(cycle * cycles, 9), "cycle": number(cycle, 9), "turn": number(motion.turn / cycle, 9),
        "step": number(motion.step), "tail": keys(motion.tail), "head": sweep == nil ? keys(motion.head) : nil,
        "sweep": sweep.map { keys($0) }, "hasDot": hasDot ? "true" : nil,
        "colors": list(
            [number(motion.colorChange.lowerBound), number(motion.colorChange.upperBound), "\(motion.colorLag)"]),
    ])
}

/// The turn of a download that waits.
var downloads: String {
    object([
        "start": number(DownloadMotion.start),
        "arc": object(["length": milliseconds(DownloadMotion.arc.period), "track": keys(DownloadMotion.turn)]),
        "reduced": object([
            "length": milliseconds(DownloadMotion.reducedPeriod),
            "track": keys(Keyframes([.init(offset: 0, value: 0), .init(offset: 1, value: 360)])),
        ]),
    ])
}
