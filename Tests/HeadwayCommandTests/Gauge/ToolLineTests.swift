import Headway
import TestSupport
import Testing

@testable import HeadwayCommandLine

/// Single lines of programs, and what a gauge makes of them.
@Suite("Lines of programs")
struct ToolLineTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let text: String
        let means: GaugeLine
        var testDescription: String { text }

        init(_ text: String, _ value: Double, _ label: String?) {
            (self.text, means) = (text, .progress(value, label: label))
        }

        init(_ text: String, is means: GaugeLine) { (self.text, self.means) = (text, means) }
    }

    static let lines: [Case] = [
        // rsync, in its ways of writing numbers.
        Case("     32,768   0%    0.00kB/s    0:00:00", 0, nil),
        Case("  1,238,099 100%  146.38kB/s    0:00:08  (xfr#5, to-chk=169/396)", 100, nil),
        Case("          1.23M  45%    1.20MB/s    0:00:03 (xfr#1, ir-chk=1011/1013)", 45, nil),
        Case("      1.238.099  37%   12,34MB/s    0:00:08", 37, nil),
        // Decimals with a comma, blanks before the sign, words before and behind.
        Case("Fortschritt: 33,3 %", 33.3, "Fortschritt"),
        Case("45\u{202F}% terminé", 45, "terminé"),
        Case(
            "Encoding: task 1 of 1, 45.32 % (123.45 fps, avg 120.00 fps, ETA 00h01m02s)", 45.32, "Encoding: task 1 of 1"
        ),
        Case("remote: Counting objects:  45% (163/362)", 45, "remote: Counting objects"),
        Case("Epoch 3: 45%|████▌     | 45/100 [00:03<00:04, 12.3it/s]", 45, "Epoch 3"),
        Case(" 45%|████▌     | 45/100 [00:03<00:04, 12.3it/s]", 45, nil),
        Case("1.23GiB 0:00:05 [ 234MiB/s] [=====>      ] 45% ETA 0:00:06", 45, nil),
        Case("Installing 1/3… ████████████▌        45%  1.2 MB/s  00:03", 45, "Installing 1/3…"),
        Case("(3/12): foo-1.2.3.rpm   45% [======       ]  1.2 MB/s | 3.4 MB  00:03 ETA", 45, "foo-1.2.3.rpm"),
        Case("firefox  56.7 MiB  1.23 MiB/s 00:12 [#######--------]  45%", 45, "firefox"),
        Case("[download]  45.3% of ~  10.00MiB at    1.20MiB/s ETA 00:05 (frag 3/20)", 45.3, "[download] (frag"),
        Case("<=====--------> 45% EXECUTING [12s]", 45, "EXECUTING"),
        Case("Jobs: 1 (f=1): [W(1)][75.0%][w=16.1MiB/s][w=257 IOPS][eta 00m:01s]", 75, "Jobs: 1 [W(1)]"),
        // Percentages of names, and of how much smaller something became, are no progress.
        Case("[ 33%] Building C object 100%.c.o", 33, "Building C object 100%.c.o"),
        Case("50% off.bin                  45%  123MB  12.3MB/s   00:12 ETA", 45, "50% off.bin"),
        Case("'a 100% cotton.txt' -> 'b/a 100% cotton.txt'", is: .unknown(.other)),
        Case("Bob's 45% of it isn't done", 45, "Bob's of it isn't done"),
        Case("  adding: notes.txt (deflated 45%)", is: .unknown(.other)),
        Case("notes.txt:\t 45.3% -- replaced with notes.txt.gz", is: .unknown(.other)),
        Case("Read : 12 MiB ==> 34%", is: .unknown(.other)),
        Case("bw (  KiB/s): min=15872, max=16768, per=100.00%, avg=16409", is: .unknown(.other)),
        // Several percentages: the same twice, apt's own form, or nobody knows.
        Case("45% [=====     ] 45%", 45, nil),
        Case("12% [1 zip 4,096 B/230 kB 2%]", 12, "zip"),
        Case("0% [Working]", 0, "Working"),
        Case("7% [Waiting for headers] 1,234 kB/s 5s", 7, "Waiting for headers"),
        Case("file 45% of disk, total 12%", is: .unknown(.ambiguous)),
        // Counts, where the form says that they are progress.
        Case("[3/9] Linking", 100.0 / 3, "Linking"),
        Case("[1,203 / 2,406] Compiling foo.cc", 50, "Compiling foo.cc"),
        Case("    Building [=======>        ] 12/48: serde, syn", 25, "Building serde, syn"),
        Case("[####----------] 45/180", 25, nil),
        Case("3 of 10", is: .unknown(.other)),
        Case("[5/3] more than there is", is: .unknown(.other)),
        // Of programs' documentation: dnf, qemu-img, mksquashfs, restic, borg, badblocks, gsutil, ddrescue, partclone, cryptsetup.
        Case("[1/3] foo-0:1.2-3.fc41.x86_64   45% |   1.2 MiB/s |   3.4 MiB |  00m03s", 15, "foo-0:1.2-3.fc41.x86_64"),
        Case("    (12.34/100%)", 12.34, nil),
        Case("[=====================================|] 1234/5678  21%", 21, nil),
        Case(
            "[0:03] 45.00%  12 files 1.2 GiB, total 34 files 3.4 GiB, 0 errors ETA 0:05", 45,
            "12 files total 34 files 0 errors"),
        Case("12.3% Extracting: path/to/file", 12.3, "Extracting: path/to/file"),
        Case("  1.23% done, 0:12 elapsed. (0/0/0 errors)", 1.23, "done, elapsed. (0/0/0 errors)"),
        Case("[1/1 files][ 12.3 MiB/ 45.6 MiB]  27% Done  1.2 MiB/s ETA 00:00:05", 27, "Done"),
        Case("Elapsed: 00:00:05, Remaining: 00:00:07, Completed: 45.23%,   3.45GB/min,", 45.23, "Completed"),
        Case("Progress:  45.2%, ETA 00m12s, 1234 MiB written, speed 123.4 MiB/s", 45.2, "Progress: written, speed"),
        // pacman, snap, tqdm, indicatif, podman, Mercurial, repo, flac, mdadm, esptool.
        Case("(1/3) installing foo                    [######----------------]  45%", 45, "installing foo"),
        Case(
            "Download snap \"core\" (123) from channel \"stable\"           45% 1.2MB/s 3.4s", 45,
            "Download snap \"core\" from channel \"stable\""),
        Case("model.safetensors:  45%|████▌     | 1.2G/2.7G [00:03<00:04, 345MB/s]", 45, "model.safetensors"),
        Case("⠙ [00:00:03] [########>-------] 45/100 (3s)", 45, nil),
        Case("⠙ [00:00:03] [########>-------] 1.20 MiB/2.40 MiB (3s)", 50, nil),
        Case("Copying blob 45f0a3b1c2d3 [====>---------] 12.5MiB / 50.0MiB", 25, "Copying blob 45f0a3b1c2d3"),
        Case("adding changesets [=====>           ] 12/48 03s", 25, "adding changesets"),
        Case("Fetching:  45% (12/34) 0:03 | 4 jobs | 0:02 platform/foo", 45, "Fetching: 4 jobs platform/foo"),
        Case("file.wav: 45% complete, ratio=0.567", 45, "file.wav: complete"),
        Case("[==>..................]  recovery = 12.6% (1234/5678) finish=3.4min speed=1234K/sec", 12.6, "recovery"),
        Case("Writing at 0x00010000... (45 %)", 45, "Writing at 0x00010000..."),
        // What is left is not what is done.
        Case("Self-test routine in progress... 90% of test remaining.", is: .unknown(.other)),
        Case("1 out of about 3 chunks balanced (2 considered),  67% left", is: .unknown(.other)),
        Case("tar: Write checkpoint 1000", is: .unknown(.other)),
        // rclone draws several lines.
        Case("Transferred:   \t   12.547 MiB / 114.441 MiB, 11%, 1.2 MiB/s, ETA 1m5s", 11, nil),
        Case("Transferred:            2 / 6, 33%", is: .blank),
        Case("Transferred:   \t          0 B / 0 B, -, 0 B/s, ETA -", is: .blank),
        Case(" *                                   f1:  6% /19.073Mi, 1Mi/s, 17s", is: .blank),
        Case("Elapsed time:      1m0.4s", is: .blank),
        // Without a percentage there is nothing to show.
        Case("100 % cotton is not %d", 100, "cotton is not %d"),
        Case("2000%", is: .percentage(100)),
        Case("%", is: .unknown(.other)),
    ]

    @Test("what a line says", arguments: lines)
    func line(_ line: Case) {
        #expect(GaugeLine(line.text) == line.means)
    }

    @Test(
        "counts and amounts in a line that is written over",
        arguments: [
            ("Completed 12.5 MiB/50.0 MiB (1.2 MiB/s) with 1 file(s) remaining", 25.0),
            ("#5 sha256:0123456789ab 12.5MB / 50MB 1.2s", 25), ("12.5/50.0 MB", 25), ("1,024 kB/4,096 kB", 25),
            ("Unpacking: 45/180", 25), ("500 kB/1 MB", 50), ("3 of 10", nil), ("5/3", nil), ("a/b", nil),
            ("and/or 3/4", nil),
            ("1.2.3/4.5.6", nil), ("2/0 MB", nil), ("https://example.org/1/2", nil),
        ] as [(String, Double?)])
    func counted(text: String, value: Double?) {
        var said: Double?
        if case .progress(let value, _)? = ToolLine.counted(text) { said = value }
        #expect(said == value)
    }

    struct Report: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let lines: [String]
        /// The last percentage; nil where none was said.
        let value: Double?
        var size: Int64?
    }

    @Test(
        "reports of more than one line",
        arguments: [
            Report(
                testDescription: "dd in German", lines: ["15000000 Bytes (15 MB, 14 MiB) kopiert, 1,05 s, 14,3 MB/s"],
                value: 50, size: 30_000_000),
            Report(
                testDescription: "dd, few bytes", lines: ["512 bytes copied, 0.000123 s, 4.2 MB/s"], value: 50,
                size: 1024),
            Report(testDescription: "dd without a size", lines: ["512 bytes copied, 0.000123 s, 4.2 MB/s"], value: nil),
            Report(testDescription: "e2fsck -C 1", lines: ["1 1600 3200 disk.img"], value: 35),
            Report(
                testDescription: "e2fsck -C 1, later", lines: ["2 3200 3200 disk.img", "3 1 2 disk.img"], value: 91),
            Report(
                testDescription: "docker pull of two layers",
                lines: [
                    "79fcf5a213c7: Pulling fs layer", "47cafa6a79d0: Already exists",
                    "79fcf5a213c7: Downloading [====>    ]  821kB/1.642MB",
                ], value: 62.5),
            Report(
                testDescription: "docker pull never goes back",
                lines: ["79fcf5a213c7: Pull complete", "79fcf5a213c7: Waiting"], value: 100),
            Report(
                testDescription: "docker push",
                lines: ["79fcf5a213c7: Pushing [=>  ]  1.2MB/4.8MB", "47cafa6a79d0: Mounted from library/a"],
                value: 62.5),
        ])
    func report(_ report: Report) {
        var reports = ToolReports(size: report.size, duration: nil)
        var value: Double?
        for line in report.lines {
            if case .progress(let said, _)? = reports.read(line) { value = said }
        }
        #expect(value == report.value)
    }

    struct Stream: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let bytes: String
        let texts: [String]
    }

    @Test(
        "what goes back to a line's beginning ends it, however it does so",
        arguments: [
            Stream(testDescription: "a carriage return", bytes: "1%\r2%\n", texts: ["1%", "2%"]),
            Stream(
                testDescription: "backspaces", bytes: "1/3\u{8}\u{8}\u{8}2/3\u{8}\u{8}\u{8}done\n",
                texts: ["1/3", "2/3", "done"]),
            Stream(
                testDescription: "to column 1", bytes: "1%\u{1B}[1G\u{1B}[K2%\u{1B}[G3%\u{1B}[0G4%\n",
                texts: ["1%", "2%", "3%", "4%"]),
            Stream(testDescription: "another column is the same line", bytes: "a\u{1B}[20Gb 1%\n", texts: ["ab 1%"]),
            Stream(
                testDescription: "a place on the screen", bytes: "\u{1B}[24;0f1%\u{1B}[2;3H2%\n", texts: ["1%", "2%"]),
            Stream(
                testDescription: "up and down", bytes: "\u{1B}[2A\u{1B}[2K1%\u{1B}[2B\u{1B}[3F2%\n",
                texts: ["1%", "2%"]),
            Stream(
                testDescription: "where it was before", bytes: "\u{1B}7\u{1B}[9;1H1%\u{1B}8rest\u{1B}[u2%\n",
                texts: ["1%", "rest", "2%"]),
            Stream(
                testDescription: "colours stay in a line",
                bytes: "\u{1B}[32m4\u{1B}[1m5\u{1B}(B\u{1B}[m% \u{1B}[38;5;7mx\u{1B}[0m\n",
                texts: ["45% x"]),
            Stream(
                testDescription: "strings for the terminal say nothing",
                bytes: "\u{1B}]0;99%\u{7}\u{1B}P99%\u{1B}\\45%\n", texts: ["45%"]),
            Stream(testDescription: "a sequence cut short by the end", bytes: "45%\u{1B}[", texts: ["45%"]),
        ])
    func ends(_ stream: Stream) {
        for size in [1, 2, 1000] {
            var input = GaugeInput()
            let bytes = Array(stream.bytes.utf8)
            var lines: [GaugeInput.Line] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                lines += input.append(bytes[start..<min(start + size, bytes.count)])
            }
            if let last = input.finish() { lines.append(last) }
            let texts = lines.filter { $0.end != .open }.map { PlainText.of($0.text) }.filter { !$0.isEmpty }
            #expect(texts == stream.texts, "in pieces of \(size)")
        }
    }

    @Test(
        "an unfinished line is a question if it looks like one",
        arguments: zip(
            [
                "[sudo] password for me: ", "Continue? [Y/n] ", "Overwrite (y/N) ", "checking for gcc... ",
                "45% done: ", "old:\r", "", "one\n",
            ],
            [true, true, true, false, false, false, false, false]))
    func prompt(text: String, isPrompt: Bool) {
        var input = GaugeInput()
        _ = input.append(text.utf8)
        #expect((input.takePrompt(after: .short) != nil) == isPrompt)
        // What follows is a line by itself.
        #expect(!isPrompt || input.append("yes\n".utf8) == [GaugeInput.Line(text: "yes", end: .lineFeed)])
    }

    /// What hostile input is made of: numbers and marks, ends of lines of every kind, sequences whole and cut, and bytes that are no text.
    private static let tokens: [[UInt8]] =
        [
            "1", "45", "100", "999999999999999999999", "%", " %", ".", ",", "/", "[", "]", "(", ")", "|", "#", "=", ">",
            ":", "-", "\r",
            "\n", "\u{8}", "\t", "\0", "\u{7}", "\u{1B}", "\u{1B}[", "\u{1B}[31m", "\u{1B}[2K", "\u{1B}[1G",
            "\u{1B}[999999999G",
            "\u{1B}]0;", "\u{1B}P", "\u{1B}\\", "\u{1B}7", "\u{1B}8", "\u{1B}(B", "XXX\n", "pulsate:true\n", "# ",
            "\\n", "'", "\"",
            " ", " copied, 1 s, 1 MB/s", "bytes (1 MB)", "Transferred: ", "0123456789ab: Downloading ", "1 2 3 x",
            "=> ", "█████", "हिन्दी",
            "👩‍👩‍👧‍👦", "\u{202E}", "e\u{301}", String(repeating: "x", count: 500),
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x82], [0x80], [0x9B, 0x31, 0x6D]]

    @Test(
        "whatever is written, the percentage is one, the label can be shown, and pieces make no difference",
        arguments: 0..<150 as Range<UInt64>)
    func anything(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let bytes = (0..<60).flatMap { _ in Self.tokens[random.below(Self.tokens.count)] }
        for source in [GaugeOptions.Source.script, .program] {
            let whole = try play(bytes, source, sizes: { bytes.count })
            let pieces = try play(bytes, source, sizes: { 1 + random.below(7) })
            #expect(whole == pieces)
            #expect((0...100).contains(whole.percentage))
            #expect(
                !whole.said.contains { $0.unicodeScalars.contains { $0.value < 0x20 && $0 != "\t" && $0 != "\u{1B}" } })
        }
    }

    /// What a gauge has come to in the end.
    private struct Outcome: Equatable {
        var percentage: Double
        var text: String
        var said: [String]
    }

    private func play(_ bytes: [UInt8], _ source: GaugeOptions.Source, sizes: () -> Int) throws -> Outcome {
        var options = GaugeOptions()
        options.source = source
        var machine = try #require(GaugeMachine(options: options, at: .zero))
        var input = GaugeInput()
        var lines: [GaugeInput.Line] = []
        var start = 0
        while start < bytes.count {
            let end = min(bytes.count, start + sizes())
            lines += input.append(bytes[start..<end])
            start = end
        }
        if let last = input.finish() { lines.append(last) }
        var said: [String] = []
        for line in lines {
            for action in machine.handle(.line(line), at: .zero) {
                if case .passOn(let text) = action { said.append(text) }
                if case .report(let text) = action { said.append(text) }
            }
        }
        return Outcome(percentage: machine.percentage, text: machine.text, said: said)
    }
}
