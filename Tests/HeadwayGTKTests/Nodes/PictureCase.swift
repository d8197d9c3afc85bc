import Headway
import Testing

/// A frame whose picture is looked at on every way of drawing it.
struct PictureCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let size: Size
    let drawing: Drawing

    init(_ name: String, width: Double, height: Double, environment: Environment = Environment(), _ drawing: Drawing) {
        testDescription = name
        size = Size(width: width, height: height)
        self.drawing = drawing
    }

    /// The frame of an indicator at an instant.
    init(_ name: String, width: Double, height: Double, seconds: Double = 0, rightToLeft: Bool = false,
        _ indicator: some Indicator
    ) {
        var frame = Frame()
        var environment = Environment()
        environment.direction = rightToLeft ? .rightToLeft : .leftToRight
        environment.scale = 2
        let size = Size(width: width, height: height)
        indicator.render(at: Instant(seconds: seconds), size: size, environment: environment, into: &frame)
        self.init(name, width: width, height: height, frame.drawing)
    }

    static let all = bars + rings + downloads

    static let bars: [PictureCase] = [
        .init("material bar at 0.4", width: 120, height: 4, LinearIndicator(progress: .fraction(0.4))),
        .init(
            "material bar at 0.4, right to left", width: 120, height: 4, rightToLeft: true,
            LinearIndicator(progress: .fraction(0.4))),
        .init("classic bar at 0.65", width: 100, height: 10, LinearIndicator(style: classic, progress: .fraction(0.65))),
        .init(
            "bar of 20 points with round ends", width: 100, height: 20,
            LinearIndicator(style: thick, progress: .fraction(0.3))),
        .init("gradient", width: 120, height: 10, LinearIndicator(style: gradient, progress: .fraction(0.8))),
        .init(
            "wave", width: 120, height: 10, seconds: 0.25, LinearIndicator(style: wavy, progress: .fraction(0.6))),
        .init("disjoint motion", width: 120, height: 4, seconds: 1.2, LinearIndicator(mode: .indeterminate)),
    ]

    static let rings: [PictureCase] = [
        .init("ring at 0.7", width: 40, height: 40, CircularIndicator(progress: .fraction(0.7))),
        .init("turning ring", width: 40, height: 40, seconds: 1.1, CircularIndicator(mode: .indeterminate)),
    ]

    static let downloads: [PictureCase] = DownloadState.allCases.map { state in
        .init(
            "download \(state)", width: 44, height: 44, seconds: 0.4,
            DownloadIndicator(state: state, progress: .fraction(0.35)))
    }

    private static let classic = LinearStyle(theme: .classic)

    private static var thick: LinearStyle {
        var style = LinearStyle()
        style.thickness = 20
        return style
    }

    private static var gradient: LinearStyle {
        var style = LinearStyle()
        style.thickness = 10
        style.tints = [Color(hex: 0xE91E63), Color(hex: 0xFFC107), Color(hex: 0x4CAF50)]
        return style
    }

    private static var wavy: LinearStyle {
        var style = LinearStyle()
        style.wave = Wave()
        return style
    }
}
