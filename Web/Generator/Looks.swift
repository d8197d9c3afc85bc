import Headway

/// What each theme gives an element.
private func themes(_ fields: (Theme) -> String) -> String {
    object(["classic": fields(.classic), "material3": fields(.material3)])
}

var linearThemes: String {
    themes { theme in
        let look = LinearTheme(theme)
        return object([
            "change": timing(look.change), "visibility": timing(look.visibility),
            "gap": number(look.gap), "stop": number(look.stopMark),
        ])
    }
}

var circularThemes: String {
    themes { theme in
        let look = CircularTheme(theme)
        return object([
            "change": timing(look.change), "mode": timing(look.modeChange), "visibility": timing(look.visibility),
            "gap": number(look.gap), "thickness": number(look.thickness), "motion": "'\(look.motion)'",
            "hasLeastArc": look.hasLeastArc ? "1" : nil,
        ])
    }
}

var downloadThemes: String {
    themes { theme in
        let look = DownloadTheme(theme)
        return object([
            "change": timing(look.change), "mode": timing(look.stateChange), "visibility": timing(look.visibility),
            "thickness": number(look.arcWidth), "arcInset": number(look.arcInset),
            "ringWidth": look.ringIsTinted ? number(look.ringWidth) : nil, "ringInset": number(look.ringInset),
            "spinnerWidth": number(look.spinnerWidth), "full": number(look.fullSide), "gap": number(look.gap),
        ])
    }
}

/// Bar and track of each theme: light, dark, and both with more contrast; then the ground's luminance, light and dark.
var palettes: String {
    func colors(_ theme: Theme) -> String {
        func pair(_ appearance: Environment.Appearance, _ contrast: Bool) -> String {
            var environment = Environment()
            environment.appearance = appearance
            environment.increasesContrast = contrast
            let palette = Palette(.init(theme: theme, tint: nil, trackTint: nil), in: environment)
            return list([hex(palette.active), hex(palette.track)])
        }
        let palettes = [pair(.light, false), pair(.dark, false), pair(.light, true), pair(.dark, true)]
        let grounds: [String] = [.light, .dark].map { (appearance: Environment.Appearance) in
            number(Palette.background(theme, appearance).luminance, 6)
        }
        return list(palettes + grounds)
    }
    return object(["classic": colors(.classic), "material3": colors(.material3)])
}

/// The pictures of a download's states in a view of 48 points: where their box begins, then width (0 fills) and path of each.
var artwork: [String] {
    let size = 48.0
    let environment = Environment()
    let palette = Palette(.init(theme: .material3, tint: nil, trackTint: nil), in: environment)
    let colors = ArtworkColors(palette)
    return DownloadState.allCases.map { state in
        guard let piece = DownloadArtwork.tray[state] else { return "null" }
        let side = size * state.artShare
        let drawing = piece.picture(colors, Size(width: side, height: side))
        let shapes = drawing.operations.compactMap { operation in
            switch operation {
            case .fillPath(let range, _, _): list(["0", "'\(path(drawing.elements[range]))'"])
            case .strokePath(let range, let width, _, _):
                list([number(width, 2), "'\(path(drawing.elements[range]))'"])
            default: nil as String?
            }
        }
        return list([number((size - side) / 2, 2)] + shapes)
    }
}

private func path(_ elements: ArraySlice<PathElement>) -> String {
    func place(_ points: Point...) -> String {
        points.map { "\(number($0.x, 1)) \(number($0.y, 1))" }.joined(separator: " ")
    }
    return elements.map { element in
        switch element {
        case .move(let point): "M\(place(point))"
        case .line(let point): "L\(place(point))"
        case .curve(let first, let second, let end): "C\(place(first, second, end))"
        case .close: "Z"
        }
    }.joined()
}
