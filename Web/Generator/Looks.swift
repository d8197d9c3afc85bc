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

/// Bar and track of each theme: light and dark.
var palettes: String { object(["classic": pairs(.classic, false), "material3": pairs(.material3, false)]) }

/// Bar and track of each theme with more contrast: light and dark, as one list; then the ground's luminance, light and dark.
var contrastPalettes: String {
    func fields(_ theme: Theme) -> String {
        let grounds = [Environment.Appearance.light, .dark].map { number(Palette.background(theme, $0).luminance, 6) }
        return "[\(pairs(theme, true)), \(grounds.joined(separator: ", "))]"
    }
    return object(["classic": fields(.classic), "material3": fields(.material3)])
}

private func pairs(_ theme: Theme, _ increasesContrast: Bool) -> String {
    list(
        [Environment.Appearance.light, .dark].map { appearance in
            var environment = Environment()
            environment.appearance = appearance
            environment.increasesContrast = increasesContrast
            let palette = Palette(.init(theme: theme, tint: nil, trackTint: nil), in: environment)
            return list([hex(palette.active), hex(palette.track)])
        })
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
