import Foundation
import Headway
import Testing

@testable import HeadwayCommandLine

/// What programs really printed, and what a gauge makes of it.
@Suite("Recorded programs")
struct RecordedToolsTests {
    struct Recording: CustomTestStringConvertible, Sendable {
        let name: String
        /// The percentages in their order, rounded down.
        let values: [Int]
        let label: String
        /// How many lines are passed on.
        let passedOn: Int
        var size: Int64?
        var duration: Double?

        var testDescription: String { name }

        var bytes: [UInt8] {
            get throws {
                let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                return Array(try Data(contentsOf: folder.appendingPathComponent("Recordings/\(name).txt")))
            }
        }
    }

    static let recordings: [Recording] = [
        Recording(name: "rsync", values: [0, 20, 40, 53, 60, 80, 100], label: "start", passedOn: 0),
        Recording(name: "curl", values: [33, 53, 86, 100], label: "start", passedOn: 0),
        Recording(name: "curl-meter", values: [0, 33, 66, 100], label: "start", passedOn: 0),
        Recording(
            name: "wget-bar", values: [0, 12, 23, 35, 46, 57, 69, 80, 92, 100], label: "w.bin", passedOn: 7),
        Recording(name: "wget-dot", values: [0, 1, 2, 3, 4, 98, 99, 100], label: "start", passedOn: 7),
        Recording(
            name: "git", values: Array(0...100) + Array(0...100) + Array(0...100),
            label: "Receiving objects: done.", passedOn: 3),
        Recording(
            name: "ninja-tty", values: [0, 11, 22, 33, 44, 55, 66, 77, 88, 100],
            label: "Linking C static library libp.a", passedOn: 1),
        Recording(name: "cmake", values: [11, 22, 33, 44, 55, 66, 77, 88, 100], label: "Built target p", passedOn: 8),
        Recording(
            name: "7z-tty",
            values: [0, 1, 2, 3, 4] + Array(6...21) + Array(23...42) + Array(44...82) + [
                84, 86, 88, 89, 91, 93, 95, 96, 98, 99,
            ],
            label: "src/f5", passedOn: 14),
        Recording(name: "aria2-tty", values: [0, 56], label: "start", passedOn: 11),
        Recording(name: "dd-tty", values: [42, 79, 100], label: "start", passedOn: 0, size: 30_000_000),
        Recording(name: "ffmpeg", values: [0, 100], label: "start", passedOn: 0, duration: 20),
        Recording(name: "ffmpeg-stats", values: [0, 100], label: "start", passedOn: 25, duration: 20),
        Recording(name: "apt", values: [0, 100, 0, 20, 40, 60, 80], label: "Installed pv (amd64)", passedOn: 0),
        Recording(
            name: "mkfs-tty", values: [0], label: "Writing superblocks and filesystem accounting information",
            passedOn: 12),
        Recording(name: "e2fsck-tty", values: [0, 92, 93, 94, 95, 99], label: "disk.img", passedOn: 1),
        Recording(name: "e2fsck", values: [0, 10, 21, 32, 43, 54, 65] + Array(92...100), label: "start", passedOn: 1),
        Recording(name: "pv-tty", values: [52, 100], label: "start", passedOn: 0),
        Recording(name: "pv", values: [10, 20, 31, 41, 52, 62, 73, 83, 94, 100], label: "start", passedOn: 0),
        Recording(name: "fio-tty", values: [75, 100], label: "Jobs: 1 [W(1)]", passedOn: 29),
        Recording(name: "rclone-tty", values: [11, 21, 32, 42, 53, 63, 73, 83, 94, 100], label: "start", passedOn: 0),
        Recording(
            name: "xz-tty",
            values: [5, 10, 15, 17, 21, 27, 32, 36, 40, 44, 47, 51, 56, 62, 67, 75, 80, 83, 88, 91, 96, 100],
            label: "start", passedOn: 1),
        Recording(name: "zstd-tty", values: [], label: "start", passedOn: 2),
        Recording(name: "zip", values: [], label: "start", passedOn: 2),
        Recording(name: "scp-tty", values: [0, 1, 100, 0, 1, 100], label: "50% off.bin", passedOn: 0),
        Recording(name: "cargo-tty", values: [0, 25, 50, 75], label: "Building demo(bin)", passedOn: 5),
        Recording(
            name: "apt-tty",
            values: [0, 93, 97, 0, 50, 75, 0, 44, 100] + Array(stride(from: 5, through: 100, by: 5)) + [
                0, 11, 22, 33, 44, 56, 67, 78, 89,
            ], label: "Progress", passedOn: 23),
        Recording(name: "yt-dlp-tty", values: [0, 1, 2, 5, 10, 21, 41, 62, 83, 100], label: "[download]", passedOn: 4),
        Recording(name: "docker", values: [0, 12, 25, 37, 50, 62, 75, 87, 100], label: "start", passedOn: 4),
        Recording(
            name: "docker-tty",
            values: [
                0, 3, 6, 9, 12, 15, 18, 21, 25, 28, 31, 34, 37, 50, 53, 59, 62, 65, 71, 75, 78, 84, 87, 90, 96, 100,
            ], label: "start", passedOn: 4),
        Recording(name: "pip-tty", values: [0, 49, 100], label: "start", passedOn: 4),
    ]

    @Test("percentages, label and what is passed on", arguments: recordings)
    func whole(recording: Recording) throws {
        let (values, label, passedOn) = try played(recording, pieces: [recording.bytes])
        #expect(values == recording.values)
        #expect(label == recording.label)
        #expect(passedOn.count == recording.passedOn, "\(passedOn)")
    }

    @Test("the same in pieces of any size", arguments: recordings, [7, 100])
    func pieces(recording: Recording, size: Int) throws {
        let bytes = try recording.bytes
        let pieces = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
        let whole = try played(recording, pieces: [bytes])
        let (values, label, passedOn) = try played(recording, pieces: pieces)
        // Half of a name or of a ratio may look like a percentage until the rest of its line has come.
        let mayStray = ["scp-tty", "e2fsck", "e2fsck-tty", "zstd-tty"].contains(recording.name)
        #expect(values == whole.values || mayStray && values.last == (whole.values.last ?? 0), "\(values)")
        #expect(label == whole.label && passedOn == whole.passedOn)
    }

    private func played(
        _ recording: Recording, pieces: [[UInt8]]
    ) throws -> (values: [Int], label: String, passedOn: [String]) {
        var options = GaugeOptions()
        (options.source, options.text) = (.program, "start")
        (options.size, options.duration) = (recording.size, recording.duration)
        var machine = try #require(GaugeMachine(options: options, at: .zero))
        var input = GaugeInput()
        var lines = pieces.flatMap { input.append($0) }
        if let last = input.finish() { lines.append(last) }
        var values: [Int] = []
        var passedOn: [String] = []
        for line in lines {
            for action in machine.handle(.line(line), at: .zero) {
                switch action {
                case .update: if values.last != Int(machine.percentage) { values.append(Int(machine.percentage)) }
                case .passOn(let text): passedOn.append(text)
                default: Issue.record("\(action)")
                }
            }
        }
        return (values, machine.text, passedOn)
    }
}
