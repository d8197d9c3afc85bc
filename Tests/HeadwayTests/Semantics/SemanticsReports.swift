import Testing

@testable import Headway

/// Reports about what assistive technology is told.
@Suite("Reports: semantics and announcements")
struct SemanticsReports {
    private let reader = Environment.with { $0.isScreenReaderActive = true }

    /// All that is announced, asked for every tenth of a second.
    private func announced<Subject: Indicator>(_ subject: inout Subject, through seconds: Double) -> [Announcement] {
        var said: [Announcement] = []
        for step in 0...Int(seconds * 10) {
            if let one = subject.takeAnnouncement(through: Instant(seconds: Double(step) / 10)) { said.append(one) }
        }
        return said
    }

    @Test("MDC 4470, 4307, pull 4557, commit 1b68b4852: showing and hiding announces nothing")
    func visibility() {
        var bar = LinearIndicator(progress: .fraction(0.4), isHidden: true)
        bar.setHidden(false, animated: true, at: .zero)
        bar.setHidden(true, animated: true, at: Instant(seconds: 2))
        bar.setHidden(false, animated: true, at: Instant(seconds: 4))
        #expect(announced(&bar, through: 8).isEmpty && bar.nextDue(in: reader) == nil)
    }

    @Test("MDC 6413, 7603, 8509, FL 23369: every state has a name of its own")
    func labels() {
        let labels = DownloadState.allCases.map { DownloadIndicator(state: $0).frame().semantics.label }
        #expect(labels.allSatisfy { $0.text.utf8CodeUnitCount > 0 })
        // Waiting and running are both a download under way.
        #expect(Set(labels).count == 5)
        #expect(LinearIndicator().frame().semantics.label == .progress)
    }

    @Test(
        "FL 187017: one value only, and the text is the number's",
        arguments: [0.0, 0.004, 0.4, 0.476, 0.995, 0.9999, 1])
    func oneValue(value: Double) {
        let semantics = LinearIndicator(progress: .fraction(value)).frame().semantics
        #expect(semantics.value == value)
        let percent = Double(semantics.percent ?? -1)
        #expect((percent - value * 100).magnitude <= 0.5 || value > 0.99 && percent == 99)
        #expect((semantics.percent == 100) == (value == 1))
    }

    @Test("NG 15019, 15052, MDCProgressView: an indeterminate indicator has no value, and is busy")
    func indeterminate() {
        var bar = LinearIndicator(progress: .fraction(0.4), mode: .indeterminate)
        #expect(bar.frame().semantics.value == nil && bar.frame().semantics.percent == nil)
        #expect(bar.frame().semantics.isBusy)
        bar.setMode(.determinate, animated: true, at: .zero)
        #expect(bar.frame().semantics.value == 0.4 && !bar.frame().semantics.isBusy)
        bar.setProgress(.unknown, animated: true, at: .zero)
        #expect(bar.frame().semantics.percent == nil && bar.mode == .determinate && bar.progress == nil)
    }

    @Test("GtkProgressBar tells the raw value: the value told is the clamped one that is drawn")
    func clamped() {
        var bar = LinearIndicator(style: .with(.classic))
        bar.setProgress(.fraction(7), animated: false, at: .zero)
        #expect(bar.frame().semantics.value == 1 && bar.frame().activeWidth == 100)
    }

    @Test("SVProgressHUD 165: the same text is not repeated, and a stream of values is read once a second at most")
    func throttled() {
        var bar = LinearIndicator()
        var said: [Announcement] = []
        for step in 1...300 {
            bar.setProgress(.fraction(0.4), animated: true, at: Instant(seconds: Double(step) / 100))
            if let one = bar.takeAnnouncement(through: Instant(seconds: Double(step) / 100)) { said.append(one) }
        }
        said += announced(&bar, through: 8)
        #expect(said.map(\.subject) == [.percent(40)])
        var moving = LinearIndicator()
        for step in 1...50 {
            moving.setProgress(.fraction(Double(step) / 100), animated: true, at: Instant(seconds: Double(step) / 10))
        }
        #expect(announced(&moving, through: 9).map(\.at) == [Instant(seconds: 6)])
    }

    @Test("android-components 2526: the 100 % is never lost")
    func last() {
        var bar = LinearIndicator()
        var said: [Announcement] = []
        for step in 0...100 {
            let now = Instant(seconds: Double(step) / 20)
            if let one = bar.takeAnnouncement(through: now) { said.append(one) }
            bar.setProgress(.fraction(Double(step) / 100), animated: true, at: now)
        }
        if let one = bar.takeAnnouncement(through: Instant(seconds: 20)) { said.append(one) }
        #expect(said.last?.subject == .percent(100))
    }

    @Test("candela 484, 1156: start, end and failure are announced", arguments: [DownloadState.completed, .failed])
    func milestones(end: DownloadState) {
        var download = DownloadIndicator()
        download.setState(.indeterminate, animated: true, at: .zero)
        var said = announced(&download, through: 2)
        download.setState(.running, animated: true, at: Instant(seconds: 2))
        download.setProgress(.fraction(0.5), animated: true, at: Instant(seconds: 2))
        said += announced(&download, through: 4)
        download.setState(end, animated: true, at: Instant(seconds: 4))
        said += announced(&download, through: 6)
        #expect(said.map(\.subject) == [.label(.downloading), .percent(50), .label(end.label)])
    }

    @Test("MDC PR 3331, MDCProgressView: what is hidden or gone is not announced", arguments: [true, false])
    func hidden(isHidden: Bool) {
        var ring = CircularIndicator()
        if isHidden { ring.setHidden(true, animated: false, at: .zero) } else { ring.removeFromWindow(at: .zero) }
        ring.setProgress(.fraction(0.7), animated: true, at: .zero)
        #expect(announced(&ring, through: 5).isEmpty)
    }

    @Test("MDCProgressView: what is pending when the view goes is dropped")
    func pending() {
        var bar = LinearIndicator()
        bar.setProgress(.fraction(0.7), animated: true, at: .zero)
        #expect(bar.nextDue(in: reader) == Instant(seconds: 1))
        #expect(bar.nextDue(in: Environment()) == nil)
        bar.removeFromWindow(at: Instant(seconds: 0.5))
        #expect(announced(&bar, through: 5).isEmpty)
    }

    @Test("Compose b/347736702: while it moves, its meaning stays the same")
    func still() {
        let ring = CircularIndicator(mode: .indeterminate)
        let download = DownloadIndicator(state: .indeterminate)
        for step in 1..<50 {
            #expect(ring.frame(at: Double(step) / 10).semantics == ring.frame().semantics)
            #expect(download.frame(at: Double(step) / 10).semantics == download.frame().semantics)
        }
    }

    @Test(
        "ACP f: each state offers what a tap means",
        arguments: [
            (DownloadState.initial, SemanticActions.download), (.indeterminate, .stop), (.running, .stop),
            (.paused, .resume), (.failed, .retry), (.completed, .open),
        ])
    func actions(_ state: DownloadState, _ action: SemanticActions) {
        #expect(DownloadIndicator(state: state).frame().semantics.actions == action)
    }
}
