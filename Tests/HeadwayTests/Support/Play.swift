import TestSupport

@testable import Headway

/// An indicator whose life can be told as a list of events, for the laws.
protocol Playable: Indicator, Hashable {
    static func random(_ random: inout SeededRandom) -> Self
    /// Does one random thing; says whether the contracts allow the picture to jump for it.
    mutating func perform(
        _ random: inout SeededRandom, in environment: Environment, at now: Instant, _ token: CompletionToken?
    ) -> Bool
    /// True where nothing need be seen: hidden, waiting to be shown, or without a window.
    func mayBeUnseen(at now: Instant, in environment: Environment) -> Bool
    /// Which way it runs.
    var axis: Axis { get }
}

extension Playable {
    var axis: Axis { .horizontal }
}

/// A random life: events at increasing instants, and the indicator as it was after each.
struct Play<Subject: Playable> {
    struct Moment {
        let at: Instant
        let subject: Subject
        let mayJump: Bool
    }

    let environment: Environment
    let size: Size
    private(set) var moments: [Moment] = []
    private(set) var tokens: [CompletionToken] = []
    private(set) var completions: [Completion] = []
    private(set) var announcements: [Announcement] = []

    init(seed: Int, events: Int, adjust: (inout Environment) -> Void = { _ in }) {
        var random = SeededRandom(seed: seed)
        var environment = Environment()
        environment.appearance = random.pick([.light, .dark])
        environment.direction = random.pick([.leftToRight, .rightToLeft])
        environment.increasesContrast = random.chance(0.2)
        environment.scale = random.pick([1, 1.5, 2, 3])
        adjust(&environment)
        self.environment = environment
        let length: Double = random.pick([1, 16, 44, 240, 375.5])
        let breadth: Double = random.pick([2, 4, 10, 44])
        var subject = Subject.random(&random)
        size = subject.axis == .horizontal ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
        moments.append(Moment(at: .zero, subject: subject, mayJump: true))
        var now = Instant.zero
        for number in 0..<events {
            // Many at the same instant or while a motion is under way, some long after.
            if random.chance(0.85) {
                now = now + .seconds(random.chance(0.2) ? random.unit() * 4 : random.unit() * 0.3)
            }
            let token = random.chance(0.6) ? CompletionToken(UInt64(number)) : nil
            if let token { tokens.append(token) }
            subject.takeCompletions(through: now, into: &completions)
            if let announcement = subject.takeAnnouncement(through: now) { announcements.append(announcement) }
            let mayJump = subject.perform(&random, in: environment, at: now, token)
            moments.append(Moment(at: now, subject: subject, mayJump: mayJump))
        }
        let end = now + .seconds(60)
        subject.takeCompletions(through: end, into: &completions)
        if let announcement = subject.takeAnnouncement(through: end) { announcements.append(announcement) }
        moments.append(Moment(at: end, subject: subject, mayJump: false))
    }

    var end: Instant { moments.last?.at ?? .zero }

    /// The view's extent along the indicator's way.
    var length: Double { moments[0].subject.axis == .horizontal ? size.width : size.height }

    /// The indicator as it is at an instant: after all events up to it.
    func subject(at now: Instant) -> Subject? {
        moments.last { $0.at <= now }?.subject
    }

    func frame(at now: Instant, _ environment: Environment? = nil) -> Frame {
        var frame = Frame()
        subject(at: now)?.render(at: now, size: size, environment: environment ?? self.environment, into: &frame)
        return frame
    }
}

extension LinearIndicator: Playable {
    var axis: Axis { style.orientation == .horizontal ? .horizontal : .vertical }

    static func random(_ random: inout SeededRandom) -> LinearIndicator {
        var style = LinearStyle(theme: random.pick([.classic, .material3]))
        style.backward = random.pick([nil, .reset, .animate])
        style.motion = random.pick([nil, .disjoint, .web, .contiguous])
        style.cornerRadius = random.pick([nil, 0, 2, 50])
        style.thickness = random.pick([nil, 4, 3.5, 100])
        style.gap = random.pick([nil, 0, 4, 1.5])
        style.stopMark = random.pick([nil, 0, 4])
        if random.chance(0.3) { style.wave = Wave(amplitude: 3, wavelength: random.pick([40, 7, 0.1]), speed: 1) }
        if random.chance(0.2) { style.tints = [Color(hex: 0xFF0000), Color(hex: 0x00FF00), Color(hex: 0x0000FF)] }
        if random.chance(0.2) { style.showDelay = .milliseconds(300) }
        if random.chance(0.2) { style.minimumVisible = .milliseconds(400) }
        if random.chance(0.2) { style.orientation = random.pick([.downward, .upward]) }
        return LinearIndicator(
            style: style, progress: random.chance(0.1) ? .unknown : .fraction(random.unit()),
            mode: random.pick([.determinate, .determinate, .indeterminate]), isHidden: random.chance(0.2))
    }

    mutating func perform(
        _ random: inout SeededRandom, in environment: Environment, at now: Instant, _ token: CompletionToken?
    ) -> Bool {
        let animated = environment.animates(random.chance(0.8))
        switch random.unit() {
        case ..<0.45:
            let value = ProgressValue.any(&random)
            defer { setProgress(value, animated: animated, at: now, completion: token) }
            guard case .fraction(let fraction) = value, (style.backward ?? .reset) == .reset else { return !animated }
            return !animated || fraction < state.core.progression.value
        case ..<0.6: setHidden(random.chance(0.5), animated: animated, at: now, completion: token)
        case ..<0.75:
            setMode(random.pick([.determinate, .indeterminate]), animated: animated, at: now, completion: token)
        case ..<0.9: setBuffer(random.unit(), animated: animated, at: now, completion: token)
        default:
            if random.chance(0.3) { removeFromWindow(at: now) } else { addToWindow() }
            setProgress(.fraction(.nan), animated: animated, at: now, completion: token)
            return true
        }
        return !animated
    }

    func mayBeUnseen(at now: Instant, in environment: Environment) -> Bool {
        state.core.mayBeUnseen(at: now, in: environment)
    }
}

extension IndicatorCore {
    func mayBeUnseen(at now: Instant, in environment: Environment) -> Bool {
        !inWindow || visibility.amount.seen(in: environment).value(at: now) <= 0
    }
}

extension CircularIndicator: Playable {
    static func random(_ random: inout SeededRandom) -> CircularIndicator {
        var style = CircularStyle(theme: random.pick([.classic, .material3]))
        style.motion = random.pick([nil, .star, .advance, .retreat])
        style.backward = random.pick([nil, .reset])
        style.thickness = random.pick([nil, 4, 0.5, 100])
        style.gap = random.pick([nil, 0, 4])
        style.showsTrack = random.pick([nil, true, false])
        if random.chance(0.3) { style.wave = Wave(amplitude: 1.6, wavelength: random.pick([15, 3, 0.1]), speed: 1) }
        if random.chance(0.3) { style.tints = [Color(hex: 0xFF0000), Color(hex: 0x00FF00)] }
        if random.chance(0.2) { style.showDelay = .milliseconds(300) }
        return CircularIndicator(
            style: style, progress: random.chance(0.1) ? .unknown : .fraction(random.unit()),
            mode: random.pick([.determinate, .indeterminate]), isHidden: random.chance(0.2))
    }

    mutating func perform(
        _ random: inout SeededRandom, in environment: Environment, at now: Instant, _ token: CompletionToken?
    ) -> Bool {
        let animated = environment.animates(random.chance(0.8))
        switch random.unit() {
        case ..<0.5:
            let value = ProgressValue.any(&random)
            defer { setProgress(value, animated: animated, at: now, completion: token) }
            guard case .fraction(let fraction) = value, style.backward == .reset else { return !animated }
            return !animated || fraction < state.core.progression.value
        case ..<0.65: setHidden(random.chance(0.5), animated: animated, at: now, completion: token)
        case ..<0.95:
            setMode(random.pick([.determinate, .indeterminate]), animated: animated, at: now, completion: token)
        default:
            if random.chance(0.3) { removeFromWindow(at: now) } else { addToWindow() }
            setProgress(.fraction(.nan), animated: animated, at: now, completion: token)
            return true
        }
        return !animated
    }

    func mayBeUnseen(at now: Instant, in environment: Environment) -> Bool {
        state.core.mayBeUnseen(at: now, in: environment)
    }
}

extension DownloadIndicator: Playable {
    static func random(_ random: inout SeededRandom) -> DownloadIndicator {
        var style = DownloadStyle(theme: random.pick([.classic, .material3]))
        style.artwork = random.pick([.tray, .cloud])
        style.indeterminateMotion = random.pick([.arc, .growAndShrink])
        style.backward = random.pick([nil, .reset])
        return DownloadIndicator(
            style: style, state: random.pick(DownloadState.allCases), progress: .fraction(random.unit()),
            isHidden: random.chance(0.1))
    }

    mutating func perform(
        _ random: inout SeededRandom, in environment: Environment, at now: Instant, _ token: CompletionToken?
    ) -> Bool {
        let animated = environment.animates(random.chance(0.8))
        switch random.unit() {
        case ..<0.45: setProgress(.any(&random), animated: animated, at: now, completion: token)
        case ..<0.9:
            let next = random.pick(DownloadState.allCases)
            defer { setState(next, animated: animated, at: now, completion: token) }
            // A new run starts from 0 at once.
            return !animated || next.isRun && state.endsRun
        case ..<0.97: setHidden(random.chance(0.4), animated: animated, at: now, completion: token)
        default:
            if random.chance(0.3) { removeFromWindow(at: now) } else { addToWindow() }
            setProgress(.fraction(.nan), animated: animated, at: now, completion: token)
            return true
        }
        return !animated || style.backward == .reset
    }

    func mayBeUnseen(at now: Instant, in environment: Environment) -> Bool {
        core.mayBeUnseen(at: now, in: environment)
    }
}

extension ProgressValue {
    static func any(_ random: inout SeededRandom) -> ProgressValue {
        switch random.unit() {
        case ..<0.05: .unknown
        case ..<0.1: .fraction(random.pick([.nan, .infinity, -.infinity, -1, 2]))
        case ..<0.2: .fraction(random.pick([0, 0.001, 0.999, 1]))
        default: .fraction(random.unit())
        }
    }
}
