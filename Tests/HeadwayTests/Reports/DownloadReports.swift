import Testing

@testable import Headway

/// Reports about download buttons, and the defects of the original one.
@Suite("Reports: downloads")
struct DownloadReports {
    @Test("DownloadButton 7, ACPDownloadView: the waiting state moves in a reused cell too")
    func reused() {
        var download = DownloadIndicator(style: .with(.classic), state: .completed)
        download.removeFromWindow(at: Instant(seconds: 1))
        download.setState(.indeterminate, animated: true, at: Instant(seconds: 1.5))
        download.addToWindow()
        #expect(download.frame(at: 2).next == .frame && download.frame(at: 2).activeSweep == 315)
    }

    @Test("ACPDownloadView: asking for the waiting state again, or for a frame, does not restart its motion")
    func notRestarted() {
        var download = DownloadIndicator(style: .with(.classic), state: .indeterminate)
        let before = download.frame(at: 1.3)
        for second in 0..<5 {
            download.setState(.indeterminate, animated: true, at: Instant(seconds: Double(second) / 5))
            _ = download.frame(at: Double(second) / 5)
        }
        #expect(download.frame(at: 1.3) == before)
    }

    @Test(
        "DownloadButton 30: a value never changes the state, and shows once it runs", arguments: DownloadState.allCases)
    func valueAndState(state: DownloadState) {
        var download = DownloadIndicator(style: .with(.classic), state: state)
        for value in [ProgressValue.fraction(0.4), .fraction(1), .unknown, .fraction(0.3)] {
            download.setProgress(value, animated: true, at: .zero)
            #expect(download.state == state)
        }
        download.setState(.running, animated: false, at: Instant(seconds: 2))
        #expect((download.frame(at: 4).activeSweep - 108).magnitude < 1e-9)
    }

    @Test("NFDownloadButton 6: full is not completed, and every state can be left again")
    func explicit() {
        var download = DownloadIndicator(style: .with(.classic), state: .running)
        download.setProgress(.fraction(1), animated: false, at: .zero)
        #expect(download.state == .running && download.frame().semantics.percent == 99)
        for from in DownloadState.allCases {
            for to in DownloadState.allCases {
                download.setState(from, animated: false, at: Instant(seconds: 1))
                download.setState(to, animated: true, at: Instant(seconds: 1))
                #expect(download.state == to && download.frame(at: 2).semantics.state == to)
            }
        }
    }

    @Test("ACPDownloadView: running without a value is an empty ring, not a full one")
    func empty() {
        let frame = DownloadIndicator(style: .with(.classic), state: .running).frame(at: 0, 44, 44)
        #expect(frame.activeSweep == 0 && frame.arc(.track) != nil)
    }

    @Test(
        "ACPDownloadView: a second download starts from 0, not from the first one's arc",
        arguments: [DownloadState.completed, .failed, .initial])
    func second(end: DownloadState) {
        var download = DownloadIndicator(style: .with(.classic), state: .running)
        download.setProgress(.fraction(0.8), animated: false, at: .zero)
        download.setState(end, animated: false, at: Instant(seconds: 1))
        download.setState(.indeterminate, animated: false, at: Instant(seconds: 2))
        download.setState(.running, animated: false, at: Instant(seconds: 3))
        #expect(download.frame(at: 3).activeSweep == 0 && download.progress == 0)
    }

    @Test("ACP f: a paused download goes on from where it was, and a failed one shows how far it came")
    func paused() {
        var download = DownloadIndicator(style: .with(.classic), state: .running, progress: .fraction(0.5))
        for state in [DownloadState.paused, .running, .failed] {
            download.setState(state, animated: true, at: .zero)
            for step in 0...30 { #expect(download.frame(at: Double(step) / 100).activeSweep == 180) }
            download.setState(.running, animated: false, at: .zero)
        }
    }

    @Test("MDC 4308: a failure looks and sounds different from all else")
    func failure() {
        let frames = DownloadState.allCases.map {
            DownloadIndicator(style: .with(), state: $0, progress: .fraction(0.5)).frame()
        }
        let failed = frames[5]
        #expect(frames.dropLast().allSatisfy { $0.drawing != failed.drawing })
        #expect(frames.dropLast().allSatisfy { $0.semantics.label != failed.semantics.label })
        #expect(failed.semantics.actions == .retry)
    }

    @Test(
        "ACPDownloadView: values beyond the ends, and below 0, are the ends",
        arguments: [(-1.0, 0.0), (0, 0), (1.5, 360)])
    func clamped(_ value: Double, _ sweep: Double) {
        var download = DownloadIndicator(style: .with(.classic), state: .running, progress: .fraction(0.5))
        download.setProgress(.fraction(value), animated: false, at: .zero)
        #expect(download.frame().activeSweep == sweep)
    }

    @Test("ACPDownloadView: a new tint is seen in every state's next frame", arguments: DownloadState.allCases)
    func tint(state: DownloadState) {
        var download = DownloadIndicator(style: .with(.classic), state: state, progress: .fraction(0.5))
        let before = download.frame(at: 0.3).drawing
        download.setStyle(.with(.classic) { $0.tint = Color(hex: 0x31C45D) })
        #expect(download.frame(at: 0.3).drawing != before)
        #expect(download.frame(at: 0.3).drawing.colors == [Color(hex: 0x31C45D)])
    }

    @Test("ACPDownloadView: another motion or set of pictures takes the old one's place at once")
    func swapped() {
        var download = DownloadIndicator(style: .with(.classic), state: .indeterminate)
        download.setStyle(.with(.classic) { $0.indeterminateMotion = .growAndShrink })
        #expect(download.frame(at: 0.5).arcs.count == 1 && download.frame(at: 0.5).activeSweep < 315)
        download.setState(.initial, animated: false, at: Instant(seconds: 1))
        let tray = download.frame(at: 2)
        download.setStyle(.with(.classic) { $0.artwork = .cloud })
        let cloud = download.frame(at: 2)
        #expect(tray.drawing != cloud.drawing && cloud.art.count == 1 && cloud.next == .never)
    }

    @Test("ACPDownloadView: nothing lies behind the picture: no black square", arguments: DownloadState.allCases)
    func ground(state: DownloadState) {
        let frame = DownloadIndicator(style: .with(.classic) { $0.tint = .white }, state: state).frame(at: 0.3, 44, 44)
        #expect(frame.drawing.colors.allSatisfy { $0 == .white || $0.alpha == 0 })
    }

    @Test("ACPDownloadView: pictures keep square in a view that is not", arguments: [(120.0, 44.0), (44, 120)])
    func square(_ width: Double, _ height: Double) {
        for state in DownloadState.allCases {
            for part in DownloadIndicator(style: .with(), state: state).frame(at: 0, width, height).art {
                #expect((part.box.width - part.box.height).magnitude < 1e-9)
                #expect((part.box.center.x - width / 2).magnitude < 1e-9)
                #expect((part.box.center.y - height / 2).magnitude < 1e-9)
            }
        }
    }

    @Test("DESIGN: a run of unknown length turns, a paused one does not")
    func unknownLength() {
        var download = DownloadIndicator(style: .with(.classic), state: .running, progress: .unknown)
        #expect(download.frame(at: 0.3).next == .frame && download.frame(at: 0.3).activeSweep == 90)
        #expect(download.frame(at: 0.3).semantics.isBusy && download.frame(at: 0.3).semantics.value == nil)
        download.setState(.paused, animated: false, at: Instant(seconds: 1))
        #expect(download.frame(at: 2).next == .never && download.frame(at: 2).activeSweep == 0)
    }

    @Test("ACPDownloadView: between any two states nothing jumps, however the change is interrupted")
    func transitions() {
        for from in DownloadState.allCases {
            for middle in DownloadState.allCases {
                // A run that begins anew is the exception: it starts from 0 at once.
                let begins = middle.endsRun && !from.endsRun
                for to in DownloadState.allCases where !(begins && to.isRun) {
                    var download = DownloadIndicator(style: .with(.classic), state: from, progress: .fraction(0.5))
                    download.setProgress(.fraction(0.5), animated: false, at: .zero)
                    download.setState(middle, animated: true, at: .zero)
                    let before = download.frame(at: 0.1).inkedExtent
                    download.setState(to, animated: true, at: Instant(seconds: 0.1))
                    #expect((download.frame(at: 0.1).inkedExtent - before).magnitude < 1e-6, "\(from) \(middle) \(to)")
                    #expect(download.frame(at: 0.5).art.count <= 1)
                }
            }
        }
    }
}

extension Drawing {
    /// Every colour that it is drawn with.
    var colors: Set<Color> {
        var colors: Set<Color> = []
        for operation in operations {
            switch operation {
            case .fillBar(_, _, .solid(let color)), .strokeArc(_, let color), .fillPath(_, _, let color),
                .strokePath(_, _, _, .solid(let color)):
                colors.insert(color)
            default: break
            }
        }
        return colors
    }
}
