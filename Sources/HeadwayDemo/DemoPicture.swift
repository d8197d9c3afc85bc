package import Headway
import HeadwayFilm

/// A download's two indicators at one moment.
package struct DemoPicture {
    /// One of them: its frame, and the size of its view in points.
    package typealias Part = (frame: Frame, size: Size)

    private let view: Part
    private let bar: Part
    private let environment: Environment

    /// Makes a picture from the frames of a download view and a bar, and the environment they were rendered for.
    package init(view: Part, bar: Part, environment: Environment) {
        (self.view, self.bar, self.environment) = (view, bar, environment)
    }

    /// The state that the view shows.
    var state: DownloadState { view.frame.semantics.state ?? .initial }
    /// Whole per cent; nil while unknown.
    var percent: Int? { view.frame.semantics.percent }

    private static let gap = 12.0

    /// Both side by side, under the state and the percentage.
    var cell: ContactSheet.Cell {
        let height = max(view.size.height, bar.size.height)
        var both = Drawing()
        both.append(view.frame.drawing, origin: Point(x: 0, y: (height - view.size.height) / 2))
        let left = view.size.width + Self.gap
        both.append(bar.frame.drawing, origin: Point(x: left, y: (height - bar.size.height) / 2))
        return ContactSheet.Cell(
            label: "\(state)" + (percent.map { " \($0)%" } ?? ""), drawing: both,
            size: Size(width: left + bar.size.width, height: height), scale: environment.scale,
            appearance: environment.appearance)
    }
}
