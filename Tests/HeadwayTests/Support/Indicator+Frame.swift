@testable import Headway

extension Indicator {
    /// The frame of an instant in a buffer of its own.
    func frame(
        at seconds: Double = 0, _ width: Double = 100, _ height: Double = 100,
        in environment: Environment = Environment()
    ) -> Frame {
        frame(at: Instant(seconds: seconds), width, height, in: environment)
    }

    /// The frame of an instant in a buffer of its own.
    func frame(
        at now: Instant, _ width: Double = 100, _ height: Double = 100, in environment: Environment = Environment()
    ) -> Frame {
        var frame = Frame()
        render(at: now, size: Size(width: width, height: height), environment: environment, into: &frame)
        return frame
    }

    /// Everything paid by an instant.
    mutating func completions(through seconds: Double) -> [Completion] {
        var paid: [Completion] = []
        takeCompletions(through: Instant(seconds: seconds), into: &paid)
        return paid
    }
}

extension Environment {
    /// The plain environment with changes.
    static func with(_ change: (inout Environment) -> Void) -> Environment {
        var environment = Environment()
        change(&environment)
        return environment
    }

    static let reduced = with { $0.reducesMotion = true }
    static let rightToLeft = with { $0.direction = .rightToLeft }
    static let dark = with { $0.appearance = .dark }
}

extension LinearStyle {
    /// A theme's style with changes.
    static func with(_ theme: Theme = .material3, _ change: (inout LinearStyle) -> Void = { _ in }) -> LinearStyle {
        with(LinearStyle(theme: theme), change)
    }

    /// A style with changes.
    static func with(_ style: LinearStyle, _ change: (inout LinearStyle) -> Void) -> LinearStyle {
        var style = style
        change(&style)
        return style
    }
}

extension CircularStyle {
    /// A theme's style with changes.
    static func with(_ theme: Theme = .material3, _ change: (inout CircularStyle) -> Void = { _ in }) -> CircularStyle {
        var style = CircularStyle(theme: theme)
        change(&style)
        return style
    }
}

extension DownloadStyle {
    /// A theme's style with changes.
    static func with(_ theme: Theme = .material3, _ change: (inout DownloadStyle) -> Void = { _ in }) -> DownloadStyle {
        var style = DownloadStyle(theme: theme)
        change(&style)
        return style
    }
}

extension Frame {
    /// The first bar of a role.
    func bar(_ role: PartRole) -> Bar? { bars.first { $0.role == role } }

    /// The first arc of a role.
    func arc(_ role: PartRole) -> Arc? { arcs.first { $0.role == role } }

    /// How wide the active bar is, 0 where there is none.
    var activeWidth: Double { bar(.active)?.rect.width ?? 0 }

    /// How far the active arc goes, 0 where there is none.
    var activeSweep: Double { arc(.active)?.shape.sweep ?? 0 }
}

extension Bar {
    /// Its colour where it has one.
    var color: Color? {
        if case .solid(let color) = paint { color } else { nil }
    }
}

extension Double {
    /// How far two directions are apart, 0…180 degrees.
    func angle(to other: Double) -> Double {
        let turned = (self - other).truncatingRemainder(dividingBy: 360).magnitude
        return min(turned, 360 - turned)
    }
}
