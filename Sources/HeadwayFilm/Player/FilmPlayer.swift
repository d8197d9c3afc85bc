import Headway

/// Plays a scenario's events in chronological order and takes samples along the way.
struct FilmPlayer<Subject: FilmSubject> {
    let scenario: ViewScenario
    private var subject: Subject
    private(set) var size: Size
    private var resizing: SizeChange?
    private(set) var environment: Environment
    /// The names of the requested completions; a token is an index.
    private var names: [String] = []
    private var due: [Completion] = []
    private var planner = Planner()

    init(_ scenario: ViewScenario, _ subject: Subject) {
        self.scenario = scenario
        self.subject = subject
        size = scenario.size
        environment = scenario.environment
    }

    /// Plays to the last sample or event.
    mutating func play(into film: inout Film) {
        let instants = scenario.samples
        // Ties keep the order in which they are written, which the standard sort does not guarantee.
        let order = instants.indices.sorted { (instants[$0], $0) < (instants[$1], $1) }
        let events = scenario.events
        var due = events.indices.sorted { (events[$0].at, $0) < (events[$1].at, $1) }[...]
        var samples = [Film.Sample?](repeating: nil, count: instants.count)
        var plans = [Film.PlannedSample?](repeating: nil, count: instants.count)
        for index in order {
            let now = instants[index]
            while let next = due.first, events[next].at <= now {
                play(events[next], into: &film)
                due.removeFirst()
            }
            samples[index] = sample(at: now)
            if film.planning == .samples { plans[index] = plan(at: now) }
        }
        for index in due { play(events[index], into: &film) }
        if let last = order.last { collect(through: instants[last], into: &film) }
        film.samples = samples.compactMap { $0 }
        film.plans = plans.compactMap { $0 }
    }

    private func sample(at now: Instant) -> Film.Sample {
        Film.Sample(at: now, size: size(at: now), environment: environment, frame: frame(at: now))
    }

    /// The view's size at an instant, if nothing more happens.
    func size(at now: Instant) -> Size { resizing?.size(at: now) ?? size }

    /// True while the size is changing.
    func isResizing(at now: Instant) -> Bool { resizing.map { now < $0.end } ?? false }

    /// The frame of an instant, if nothing more happens.
    func frame(at now: Instant) -> Frame {
        var frame = Frame()
        subject.render(at: now, size: size(at: now), environment: environment, into: &frame)
        return frame
    }

    mutating func plan(at now: Instant) -> Film.PlannedSample {
        var plan = Plan()
        planner.plan(subject, at: now, size: size(at: now), environment: environment, into: &plan)
        var sample = Film.PlannedSample(at: now, size: size(at: now), environment: environment, plan: plan)
        // A plan is for one size.
        if isResizing(at: now) {
            sample.validity = min(sample.validity ?? .seconds(1), .seconds(1 / LottieWriter.rate))
        }
        sample.pictures = pictures(of: plan, at: now)
        return sample
    }

    mutating func play(_ event: Event, into film: inout Film) {
        let now = event.at
        // Anything due earlier is called earlier, in the environment of that time.
        collect(through: now, into: &film)
        let token = event.id.map { name in
            names.append(name)
            return CompletionToken(UInt64(names.count - 1))
        }
        let animated = environment.animates(event.animated)
        switch event.call {
        case .setProgress(let progress):
            subject.setProgress(progress, animated: animated, at: now, completion: token)
        case .setHidden(let hidden):
            subject.setHidden(hidden, animated: animated, at: now, completion: token)
        case .setBuffer, .setMode, .setState:
            subject.make(event.call, animated: animated, at: now, completion: token)
        case .setSize(let target, let duration):
            resize(to: target, over: animated ? duration : .zero, event.id, at: now, into: &film)
        default:
            change(event.call, at: now)
            // What the change cuts short was requested earlier and is called first.
            collect(through: now, into: &film)
            if let id = event.id { film.completions.append(Film.Ending(id: id, at: now, finished: true)) }
        }
        collect(through: now, into: &film)
    }

    /// Makes a change that is not animated.
    private mutating func change(_ call: Call, at now: Instant) {
        switch call {
        case .setStyle(let change): subject.change(change)
        case .setEnvironment(let change): environment.apply(change)
        case .removeFromWindow: subject.removeFromWindow(at: now)
        case .addToWindow: subject.addToWindow()
        default: break
        }
    }

    /// Begins a change of size from wherever the last one has got to.
    private mutating func resize(
        to target: Size, over duration: TimeSpan, _ id: String?, at now: Instant, into film: inout Film
    ) {
        if let cut = resizing?.id { film.completions.append(Film.Ending(id: cut, at: now, finished: false)) }
        resizing = SizeChange(from: size(at: now), to: target, begin: now, duration: duration, id: id)
    }

    /// Collects what is due by an instant.
    private mutating func collect(through now: Instant, into film: inout Film) {
        if let change = resizing, change.end <= now {
            (resizing, size) = (nil, change.to)
            collect(through: change.end, into: &film)
            if let id = change.id { film.completions.append(Film.Ending(id: id, at: change.end, finished: true)) }
        }
        due.removeAll(keepingCapacity: true)
        subject.takeCompletions(through: now, into: &due)
        for completion in due {
            let name = names[Int(completion.token.rawValue)]
            film.completions.append(Film.Ending(id: name, at: completion.at, finished: completion.finished))
        }
        while let announcement = subject.takeAnnouncement(through: now) {
            if environment.isScreenReaderActive { film.announcements.append(announcement) }
        }
    }
}
