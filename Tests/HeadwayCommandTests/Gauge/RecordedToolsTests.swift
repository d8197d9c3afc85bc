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
            name: "wget-bar", values: [0, 12, 23, 35, 46, 57, 69, 80, 92, 100], label: "w.bin 28.61M 16.1MB/s in 1.8s",
            passedOn: 9),
        Recording(name: "wget-dot", values: [0, 1, 2, 3, 4, 98, 99, 100], label: "start", passedOn: 9),
        Recording(
            name: "git", values: Array(0...100) + Array(0...100) + Array(0...100),
            label: "Receiving objects: (362/362), 892.79 KiB | 81.16 MiB/s, done.", passedOn: 3),
        Recording(
            name: "ninja-tty", values: [0, 11, 22, 33, 44, 55, 66, 77, 88, 100],
            label: "Linking C static library libp.a", passedOn: 1),
        Recording(name: "cmake", values: [11, 22, 33, 44, 55, 66, 77, 88, 100], label: "Built target p", passedOn: 8),
        Recording(
            name: "7z-tty",
            values: [0, 1, 2, 3, 4] + Array(6...21) + Array(23...42) + Array(44...82) + [
                84, 86, 88, 89, 91, 93, 95, 96, 98, 99,
            ],
            label: "src/f5", passedOn: 15),
        Recording(name: "aria2-tty", values: [0, 56], label: "start", passedOn: 11),
        Recording(name: "dd-tty", values: [42, 79, 100], label: "start", passedOn: 0, size: 30_000_000),
        Recording(name: "ffmpeg", values: [0, 100], label: "start", passedOn: 0, duration: 20),
        Recording(name: "ffmpeg-stats", values: [0, 100], label: "start", passedOn: 25, duration: 20),
        Recording(name: "apt", values: [0, 100, 0, 20, 40, 60, 80], label: "Installed pv (amd64)", passedOn: 0),
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
        #expect(values == whole.values && label == whole.label && passedOn == whole.passedOn)
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
