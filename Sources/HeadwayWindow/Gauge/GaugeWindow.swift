import CGTK
import FoundationEssentials
import Glibc
import Headway
import HeadwayCommandLine
import HeadwayGTK
import HeadwayHosting

/// The window of `headway gauge --window`: shows what a script says on standard input.
@MainActor
final class GaugeWindow: SessionWindow {
    private(set) var status: Int32
    private let request: GaugeRequest
    private let codes = GaugeExitCodes(environment: ProcessInfo.processInfo.environment)
    private let interface = Interface(PackageResources.gauge_ui)
    private let bar: LinearProgressView?
    private let clock = HostClock()
    /// Nil if it would end before it began.
    private var machine: GaugeMachine?
    private var input = GaugeInput()
    private var isHeard = false
    private var namedText: String?
    private var namedAt: Instant?
    private var program: GaugeProgram?

    init(_ request: GaugeRequest) {
        self.request = request
        status = codes.closed
        bar = interface.bar("bar")
        var options = request.options
        if options.text.isEmpty { options.text = Wording.current[.running] }
        machine = GaugeMachine(options: options, codes: codes, at: clock.now)
    }

    func present() {
        guard machine != nil, let window = interface.find("window") else {
            status = codes.done
            return Session.quit()
        }
        guard startProgram() else { return Session.quit() }
        dress(window)
        interface.find("cancel")?.on("clicked") { [weak self] in self?.handle(.cancelled) }
        interface.find("ok")?.on("clicked") { [weak self] in self?.handle(.confirmed) }
        interface.find("answer")?.on("activate") { [weak self] in self?.giveAnswer() }
        Closing.handle(window) { [weak self] in
            self?.handle(.closed)
            // A gauge that cannot be cancelled stays open.
            gtk_window_present(window.pointer())
        }
        show()
        Session.present(window)
        ScreenReader.whenListening { [weak self] in self?.listen(in: window) }
        Task { await readInput() }
        if let timeout = request.timeout {
            Task {
                try? await Task.sleep(for: .seconds(timeout))
                handle(.timedOut)
            }
        }
        if request.showsTimeLeft { Task { await keepTime() } }
    }

    /// Applies to the window what the command line says about it.
    private func dress(_ window: Item) {
        window.set("title", request.title ?? Wording.current[.progress])
        if let width = request.width { window.set("default-width", Int32(width)) }
        if let height = request.height { window.set("default-height", Int32(height)) }
        interface.find("ok")?.set("label", request.confirmLabel ?? "_" + Wording.current[.confirm])
        interface.find("cancel")?.set("label", request.cancelLabel ?? "_" + Wording.current[.cancel])
        interface.find("cancel")?.show(request.options.canCancel)
    }

    /// Makes a screen reader that has just connected hear where it is.
    ///
    /// GTK 4.8 announces a program's first window before anything can query it; moving the focus again is read out.
    private func listen(in window: Item) {
        isHeard = true
        nameWindow()
        guard let focus = gtk_window_get_focus(window.pointer()) else { return }
        gtk_window_set_focus(window.pointer(), nil)
        gtk_widget_grab_focus(focus)
    }

    /// The window's name is its title and its text: a screen reader says the name when the window appears, and a new
    /// one at once, interrupting what it was saying, so it changes at most every ten seconds.
    private func nameWindow() {
        guard isHeard, let text = machine?.text, text != namedText else { return }
        if let namedAt, clock.now - namedAt < .seconds(10) { return }
        namedText = text
        namedAt = clock.now
        interface.find("window")?.setAccessible(
            GTK_ACCESSIBLE_PROPERTY_LABEL, "\(request.title ?? Wording.current[.progress]), \(text)")
    }

    private func readInput() async {
        let (pieces, feed) = AsyncStream<GaugeProgram.Piece>.makeStream()
        let room = PieceRoom()
        let hand: @Sendable (GaugeProgram.Piece) -> Void = { piece in
            room.take()
            feed.yield(piece)
            if piece == .end { feed.finish() }
        }
        if let program { program.read(hand) } else { StandardInput.read(hand) }
        for await piece in pieces {
            take(piece)
            room.free()
        }
    }

    private func take(_ piece: GaugeProgram.Piece) {
        let events = input.take(piece)
        if case .silence = piece, case .line(let question)? = events.first { ask(question.text) }
        for event in events { handle(event) }
    }

    /// Shows one of the program's questions with a field for the answer, in which a password is not readable.
    private func ask(_ question: String) {
        guard let program, let answer = interface.find("answer") else { return }
        interface.find("question")?.set("label", PlainText.of(question))
        answer.set("visibility", program.echoes)
        answer.set("text", "")
        answer.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, PlainText.of(question))
        interface.find("asking")?.show(true)
        gtk_widget_grab_focus(answer.widget)
    }

    private func giveAnswer() {
        guard let answer = interface.find("answer") else { return }
        program?.answer(answer.text("text"))
        answer.set("text", "")
        interface.find("asking")?.show(false)
    }

    /// Starts the program whose progress is shown, if there is one; false if it cannot be started.
    private func startProgram() -> Bool {
        guard !request.command.isEmpty else { return true }
        do {
            program = try GaugeProgram(request.command, answers: .window)
            return true
        } catch {
            Console.complain("gauge: \(error.reason)")
            status = error.status
            return false
        }
    }

    private func keepTime() async {
        while machine != nil {
            try? await Task.sleep(for: .seconds(1))
            machine?.tick(at: clock.now)
            show()
        }
    }

    private func handle(_ event: GaugeMachine.Event) {
        if event == .cancelled || event == .closed { program?.interrupt() }
        for action in machine?.handle(event, at: clock.now) ?? [] {
            switch action {
            case .update: show()
            case .awaitConfirmation:
                show()
                interface.find("cancel")?.set("sensitive", false)
                if let button = interface.find("ok") { gtk_widget_grab_focus(button.widget) }
            case .report(let line): Console.complain("gauge: \(line)")
            case .passOn(let line): Console.write(line + "\n", to: 2)
            case .hangUpProducer: GaugeProducer.hangUp()
            case .exit(let code):
                let own = program?.exitStatus ?? 0
                program?.release()
                status = own == 0 ? code : own
                Session.quit()
            }
        }
    }

    private func show() {
        guard let machine else { return }
        interface.find("text")?.set("label", machine.text)
        bar?.accessibilityLabel = machine.text
        nameWindow()
        switch machine.progress {
        case .unknown: bar?.setMode(.indeterminate, animated: true)
        case .fraction(let fraction):
            bar?.setMode(.determinate, animated: true)
            bar?.setProgress(fraction, animated: true)
        }
        interface.find("ok")?.set("sensitive", machine.canConfirm)
        guard request.showsTimeLeft else { return }
        let left = machine.timeRemaining.map { Wording.current(.timeRemaining, Self.text($0)) }
        interface.find("left")?.set("label", left ?? "")
        interface.find("left")?.show(left != nil)
    }

    private static func text(_ span: TimeSpan) -> String {
        let seconds = Int64(span.seconds)
        return "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
    }
}
