import Testing

@testable import Headway

@Suite("Shipped artwork")
struct ArtworkTests {
    struct Picture: CustomTestStringConvertible {
        let name: String
        let artwork: DownloadArtwork
        let side: Double
        var testDescription: String { "\(name) at \(side)" }

        static let all = [("tray", DownloadArtwork.tray), ("cloud", .cloud)].flatMap { name, artwork in
            [16.0, 24, 44, 120].map { Picture(name: name, artwork: artwork, side: $0) }
        }
    }

    private func frame(_ picture: Picture, _ state: DownloadState, scale: Double = 1) -> Frame {
        DownloadIndicator(style: .with { $0.artwork = picture.artwork }, state: state)
            .frame(at: 0, picture.side, picture.side, in: .with { $0.scale = scale })
    }

    @Test("has a picture for every state but the waiting one", arguments: Picture.all)
    func complete(picture: Picture) {
        for state in DownloadState.allCases {
            #expect(frame(picture, state).art.count == (state == .indeterminate ? 0 : 1), "\(state)")
        }
    }

    @Test("stays inside the view and in its middle", arguments: Picture.all)
    func inside(picture: Picture) {
        for state in DownloadState.allCases {
            guard let (points, origin) = outline(frame(picture, state)), !points.isEmpty else { continue }
            let (xs, ys) = (points.map { $0.x + origin.x }, points.map { $0.y + origin.y })
            let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
            #expect(left >= 0 && right <= picture.side && (ys.min() ?? 0) >= 0 && (ys.max() ?? 0) <= picture.side)
            // A cloud leans a little, and a check mark's arms differ.
            #expect((left + right - picture.side).magnitude <= 0.04 * picture.side, "\(state)")
        }
    }

    @Test("stands on whole pixels where it is straight, at scale 1, 2 and 3", arguments: Picture.all)
    func crisp(picture: Picture) {
        for scale in [1.0, 2, 3] {
            // The arrow's shaft, then the tray or the cloud's base.
            for operation in frame(picture, .initial, scale: scale).drawing.operations {
                guard case .beginGroup(let origin, _, _) = operation else { continue }
                #expect(origin.x * scale == (origin.x * scale).rounded())
            }
            let shaft = shaftEdges(frame(picture, .initial, scale: scale))
            #expect(!shaft.isEmpty)
            for edge in shaft + barEdges(frame(picture, .paused, scale: scale)) + barEdges(frame(picture, .running)) {
                #expect((edge * scale - (edge * scale).rounded()).magnitude < 1e-9, "\(edge) at \(scale)")
            }
        }
    }

    @Test("is the same whatever the scale", arguments: Picture.all)
    func everyScale(picture: Picture) {
        for state in DownloadState.allCases {
            #expect(frame(picture, state).drawing == frame(picture, state, scale: 3).drawing)
        }
    }

    @Test("gives way in views of any size", arguments: [0.1, 1, 3, 5.5, 7, 45, 1000])
    func anySize(side: Double) {
        for picture in [
            Picture(name: "tray", artwork: .tray, side: side), .init(name: "cloud", artwork: .cloud, side: side),
        ] {
            for state in DownloadState.allCases {
                for element in frame(picture, state).drawing.elements { #expect(element.isFinite) }
            }
        }
    }

    /// The left and right edge of each upright line of a picture's first stroke that holds one.
    private func shaftEdges(_ frame: Frame) -> [Double] {
        guard let origin = origin(frame) else { return [] }
        var edges: [Double] = []
        for case .strokePath(let range, let width, _, _) in frame.drawing.operations {
            let elements = Array(frame.drawing.elements[range])
            for (first, second) in zip(elements, elements.dropFirst()) {
                guard case .line(let end) = second else { continue }
                switch first {
                case .move(let start), .line(let start):
                    if start.x == end.x { edges += [origin.x + end.x - width / 2, origin.x + end.x + width / 2] }
                default: break
                }
            }
        }
        return edges
    }

    /// Left and right edges of filled paths.
    private func barEdges(_ frame: Frame) -> [Double] {
        guard let (points, origin) = outline(frame) else { return [] }
        return [(points.map(\.x).min() ?? 0) + origin.x, (points.map(\.x).max() ?? 0) + origin.x]
    }

    private func origin(_ frame: Frame) -> Point? {
        for case .beginGroup(let origin, _, _) in frame.drawing.operations { return origin }
        return nil
    }

    private func outline(_ frame: Frame) -> ([Point], Point)? {
        origin(frame).map { (BezierTrace.points(frame.drawing.elements), $0) }
    }
}
