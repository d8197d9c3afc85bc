import Foundation
import Headway
import Testing

/// The web's indeterminate motion against the browser's own animation of the same numbers.
@Suite(
    "The web motion is the browser's",
    .enabled(if: Chromium.program != nil, "needs Chromium: apt-get install chromium"))
struct WebMotionTests {
    /// Fifty instants over two cycles, none on a key.
    private static let instants = (0..<50).map { 13 + 80 * $0 }

    @Test("within half a device pixel at fifty instants", arguments: [240.0, 1000])
    func agrees(width: Double) throws {
        let elements = try #require(try Chromium.elements(of: Self.page(width: width)))
        let shown = try Self.measures(in: elements)
        try #require(shown.count == Self.instants.count)
        var style = LinearStyle(theme: .classic)
        style.motion = .web
        let indicator = LinearIndicator(style: style, mode: .indeterminate)
        var frame = Frame()
        for (index, milliseconds) in Self.instants.enumerated() {
            let now = Instant(nanoseconds: Int64(milliseconds) * 1_000_000)
            indicator.render(
                at: now, size: Size(width: width, height: 4), environment: Environment(), into: &frame)
            for (role, ends) in [(PartRole.active, shown[index][0..<2]), (.secondaryActive, shown[index][2..<4])] {
                // The engine clips to the track, the browser measures what is beyond it too.
                let clipped = ends.map { min(max($0, 0), width) }
                guard let bar = frame.bars.first(where: { $0.role == role }) else {
                    #expect(clipped[1] - clipped[0] < 0.5, "\(role) is missing at \(milliseconds) ms")
                    continue
                }
                #expect(abs(bar.rect.x - clipped[0]) < 0.5, "\(role)'s left end at \(milliseconds) ms")
                #expect(abs(bar.rect.maxX - clipped[1]) < 0.5, "\(role)'s right end at \(milliseconds) ms")
            }
        }
    }

    /// The page writes, for each instant, the ends of both bars: "left,right,left,right;…".
    private static func measures(in elements: String) throws -> [[Double]] {
        let start = try #require(elements.range(of: "<output>"))
        let end = try #require(elements.range(of: "</output>"))
        return elements[start.upperBound..<end.lowerBound].split(separator: ";")
            .map { $0.split(separator: ",").compactMap { Double($0) } }.filter { $0.count == 4 }
    }

    /// Two bars as wide as the track, which slide and scale about their middles with the published numbers (Sources.md#web-linear).
    ///
    /// The animations are stopped and moved to each instant by the browser's own interface.
    private static func page(width: Double) -> String {
        """
        <!doctype html><style>
        body { margin: 0 }
        #track { position: absolute; left: 0; top: 0; width: \(width)px; height: 4px; overflow: hidden }
        .slide { position: absolute; width: 100%; height: 100%; animation: 2000ms linear infinite }
        .scale { width: 100%; height: 100%; background: black; animation: 2000ms linear infinite }
        #first { left: -145.1667% ; animation-name: first-slide }
        #first .scale { animation-name: first-scale }
        #second { left: -54.88889%; animation-name: second-slide }
        #second .scale { animation-name: second-scale }
        @keyframes first-slide {
            0% { transform: translateX(0) }
            20% { transform: translateX(0); animation-timing-function: cubic-bezier(0.5, 0, 0.701732, 0.495819) }
            59.15% { transform: translateX(83.6714%);
                animation-timing-function: cubic-bezier(0.302435, 0.381352, 0.55, 0.956352) }
            100% { transform: translateX(200.6111%) }
        }
        @keyframes first-scale {
            0% { transform: scaleX(0.08) }
            36.65% { transform: scaleX(0.08);
                animation-timing-function: cubic-bezier(0.334731, 0.12482, 0.785844, 1) }
            69.15% { transform: scaleX(0.661479); animation-timing-function: cubic-bezier(0.06, 0.11, 0.6, 1) }
            100% { transform: scaleX(0.08) }
        }
        @keyframes second-slide {
            0% { transform: translateX(0); animation-timing-function: cubic-bezier(0.15, 0, 0.515058, 0.409685) }
            25% { transform: translateX(37.6519%);
                animation-timing-function: cubic-bezier(0.31033, 0.284058, 0.8, 0.733712) }
            48.35% { transform: translateX(84.3862%);
                animation-timing-function: cubic-bezier(0.4, 0.627035, 0.6, 0.902026) }
            100% { transform: translateX(160.2778%) }
        }
        @keyframes second-scale {
            0% { transform: scaleX(0.08);
                animation-timing-function: cubic-bezier(0.205028, 0.057051, 0.57661, 0.453971) }
            19.15% { transform: scaleX(0.457104);
                animation-timing-function: cubic-bezier(0.152313, 0.196432, 0.648374, 1.004315) }
            44.15% { transform: scaleX(0.72796);
                animation-timing-function: cubic-bezier(0.257759, -0.003163, 0.211762, 1.38179) }
            100% { transform: scaleX(0.08) }
        }
        </style>
        <div id="track">
        <div id="first" class="slide"><div class="scale"></div></div>
        <div id="second" class="slide"><div class="scale"></div></div>
        </div>
        <output></output>
        <script>
        const animations = document.getAnimations()
        const lines = \(instants).map(time => {
            animations.forEach(animation => { animation.pause(); animation.currentTime = time })
            const bars = [...document.querySelectorAll(".scale")].map(bar => bar.getBoundingClientRect())
            return bars.flatMap(bar => [bar.left, bar.right]).join(",")
        })
        document.querySelector("output").textContent = animations.length == 4 ? lines.join(";") : "no animations"
        </script>
        """
    }
}
