import Headway
import TestSupport
import Testing

/// The laws of one kind of indicator, each over the life that a seed gives.
struct LawChecks<Subject: Playable> {
    /// All laws over the life of a seed; how long it is also follows from the seed.
    func all(_ seed: Int) {
        let play = Play<Subject>(seed: seed, events: 1 + seed % 30)
        completions(seed, play)
        announcements(seed, play)
        order(seed, play)
        next(seed, play)
        bounds(seed, play)
        interruption(seed, play)
        mirror(seed, play)
        if seed % 4 == 0 {
            reducedMotion(seed, Play(seed: seed, events: 1 + seed % 30) { $0.reducesMotion = true })
        }
    }

    /// Instants worth asking for: events, and random ones between and after them.
    private func instants(of play: Play<Subject>, _ random: inout SeededRandom, count: Int) -> [Instant] {
        let length = (play.moments.dropLast().last?.at ?? .zero).seconds + 3
        return (0..<count).map { _ in Instant(seconds: random.unit() * length) }
    }

    /// Every completion is called once, when due, in order.
    private func completions(_ seed: Int, _ play: Play<Subject>) {
        let called = play.completions.map(\.token)
        #expect(Set(called).count == called.count, "seed \(seed): a completion was called twice")
        #expect(Set(called) == Set(play.tokens), "seed \(seed): a completion was not called")
        let times = play.completions.map(\.at)
        #expect(times == times.sorted(), "seed \(seed): completions out of order")
    }

    /// Frames do not depend on the order or number of questions.
    private func order(_ seed: Int, _ play: Play<Subject>) {
        var random = SeededRandom(seed: seed + 1)
        let instants = instants(of: play, &random, count: 4)
        let forwards = instants.sorted().map { play.frame(at: $0) }
        let shuffled = Dictionary(
            uniqueKeysWithValues: instants.shuffled(using: &random).map { ($0, play.frame(at: $0)) })
        // One buffer for all, as a host keeps it.
        var kept = Frame()
        for (instant, frame) in zip(instants.sorted(), forwards) {
            #expect(shuffled[instant] == frame, "seed \(seed) at \(instant.seconds)")
            play.subject(at: instant)?.render(
                at: instant, size: play.size, environment: play.environment, into: &kept)
            #expect(kept == frame, "seed \(seed) at \(instant.seconds) in a used buffer")
        }
    }

    /// Nothing changes before the frame says so.
    private func next(_ seed: Int, _ play: Play<Subject>) {
        var random = SeededRandom(seed: seed + 2)
        for instant in instants(of: play, &random, count: 3) {
            guard let subject = play.subject(at: instant) else { continue }
            let frame = render(subject, at: instant, play)
            let quietUntil: Instant
            switch frame.next {
            case .frame: continue
            case .never: quietUntil = instant + .seconds(1000)
            case .at(let next):
                #expect(next > instant, "seed \(seed): the next change lies in the past")
                quietUntil = Instant(nanoseconds: next.nanoseconds - 1)
            }
            for share in [0.001, 0.5, 1] {
                let span = quietUntil - instant
                let later = instant + TimeSpan(nanoseconds: Int64(Double(span.nanoseconds) * share))
                let same = render(subject, at: min(later, quietUntil), play)
                #expect(same.drawing == frame.drawing, "seed \(seed) at \(instant.seconds) changed early")
            }
        }
    }

    /// Every coordinate is finite and inside the view.
    private func bounds(_ seed: Int, _ play: Play<Subject>) {
        var random = SeededRandom(seed: seed + 3)
        let size = play.size
        for instant in instants(of: play, &random, count: 4) {
            let frame = play.frame(at: instant)
            for bar in frame.bars {
                let inside =
                    bar.rect.x >= -1e-9 && bar.rect.y >= -1e-9 && bar.rect.maxX <= size.width + 1e-9
                    && bar.rect.maxY <= size.height + 1e-9 && bar.rect.width > 0 && bar.rect.height > 0
                #expect(inside, "seed \(seed) at \(instant.seconds): \(bar)")
                #expect(bar.radius <= min(bar.rect.width, bar.rect.height) / 2 + 1e-9, "seed \(seed): \(bar)")
            }
            for arc in frame.arcs {
                let reach = arc.shape.radius + arc.shape.width / 2
                #expect(reach <= min(size.width, size.height) / 2 + 1e-9, "seed \(seed): \(arc)")
                #expect(arc.shape.sweep >= 0 && arc.shape.sweep <= 360, "seed \(seed): \(arc)")
            }
            for element in frame.drawing.elements {
                #expect(element.isFinite, "seed \(seed): \(element)")
            }
        }
    }

    /// A motion that interrupts another starts from what is on screen.
    ///
    /// At each event that asks for animation the picture just before it and just after it are close.
    private func interruption(_ seed: Int, _ play: Play<Subject>) {
        for (before, after) in zip(play.moments, play.moments.dropFirst().dropLast()) where after.at > before.at {
            guard !after.mayJump else { continue }
            let old = render(before.subject, at: after.at, play).inkedExtent
            let new = render(after.subject, at: after.at, play).inkedExtent
            #expect(
                (old - new).magnitude < 0.02 * play.size.width * play.size.height + 0.6,
                "seed \(seed) at \(after.at.seconds): \(old) became \(new)")
        }
    }

    /// Right to left is the mirror; rings are no different.
    private func mirror(_ seed: Int, _ play: Play<Subject>) {
        var random = SeededRandom(seed: seed + 4)
        var rightToLeft = play.environment
        rightToLeft.direction = .rightToLeft
        var leftToRight = play.environment
        leftToRight.direction = .leftToRight
        for instant in instants(of: play, &random, count: 3) {
            let left = play.frame(at: instant, leftToRight)
            let right = play.frame(at: instant, rightToLeft)
            #expect(left.bars.count == right.bars.count, "seed \(seed)")
            for (a, b) in zip(left.bars, right.bars) {
                #expect((a.rect.x + b.rect.maxX - play.size.width).magnitude < 1e-9, "seed \(seed): \(a) and \(b)")
                #expect(a.rect.width == b.rect.width || (a.rect.width - b.rect.width).magnitude < 1e-9)
                #expect(a.role == b.role && a.paint.mirrored == b.paint, "seed \(seed)")
            }
            #expect(left.semantics == right.semantics && left.next == right.next)
        }
    }

    /// Reduced motion never hides an indicator.
    private func reducedMotion(_ seed: Int, _ play: Play<Subject>) {
        var random = SeededRandom(seed: seed + 5)
        for instant in instants(of: play, &random, count: 4) {
            guard let subject = play.subject(at: instant), play.length >= 16 else { continue }
            if subject.mayBeUnseen(at: instant, in: play.environment) { continue }
            let frame = play.frame(at: instant)
            // A ring without a track shows nothing at 0, and rightly.
            if let value = frame.semantics.value, value < 0.05, frame.semantics.state == nil { continue }
            #expect(frame.isVisible, "seed \(seed) at \(instant.seconds)")
            if frame.semantics.isBusy, frame.isVisible {
                let moves = frame.bars.contains { $0.role == .active } || !frame.arcs.isEmpty || !frame.waves.isEmpty
                #expect(moves, "seed \(seed) at \(instant.seconds): busy without a sign of it")
            }
        }
    }

    /// Announcements keep a second apart and never repeat.
    private func announcements(_ seed: Int, _ play: Play<Subject>) {
        let said = play.announcements
        for (first, second) in zip(said, said.dropFirst()) {
            #expect(second.at - first.at >= .seconds(1), "seed \(seed)")
            #expect(second.subject != first.subject, "seed \(seed)")
        }
    }

    private func render(_ subject: Subject, at now: Instant, _ play: Play<Subject>) -> Frame {
        var frame = Frame()
        subject.render(at: now, size: play.size, environment: play.environment, into: &frame)
        return frame
    }
}
