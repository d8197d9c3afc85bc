import CGTK
import CGTKTest
import Foundation
import HeadwayGTK

/// Measures one kind of widget in one state, for a time: prints one row of `scripts/bench-gtk`'s table.
///
/// Arguments: KIND (bar, ring, gtk-bar, spinner), COUNT, STATE (moving, slow, still, hidden, page, minimised, scrolled), SECONDS.
@main
enum Bench {
    static func main() {
        let words = CommandLine.arguments.dropFirst()
        let row = words.count == 4 ? Array(words) : ["bar", "100", "moving", "3"]
        guard let count = Int(row[1]), let seconds = Double(row[3]), gtk_init_check() != 0 else {
            print("HeadwayGTKBench: takes KIND COUNT STATE SECONDS, and a display")
            exit(2)
        }
        MainLoop.attach()
        let heap = Heap.bytes
        let scene = Scene(kind: row[0], count: count, state: row[2])
        scene.present()
        Loop.run(seconds: 1.5)
        // Of a single widget the window's own share would drown it.
        let memory = count >= 1000 ? "\((Heap.bytes - heap) / count)" : "-"
        scene.hide()
        Loop.run(seconds: 1)
        let frames = FrameCounter(scene.window)
        let before = Processor.seconds
        Loop.run(seconds: seconds)
        let spent = Processor.seconds - before
        let renderer = gtk_native_get_renderer(OpaquePointer(scene.window))
        let name = renderer.map { String(cString: g_type_name(headway_type_of(UnsafeRawPointer($0)))) } ?? "none"
        let perFrame = frames.count > 0 ? String(format: "%.2f", spent / Double(frames.count) * 1000) : "-"
        print(
            String(
                format: "%@\t%d\t%@\t%@\t%.2f\t%d\t%@\t%@", row[0], count, row[2], name, spent / seconds * 10,
                Int(Double(frames.count) / seconds * 10), perFrame, memory))
    }
}

/// The main loop, for a time.
@MainActor
enum Loop {
    static func run(seconds: Double) {
        let loop = g_main_loop_new(nil, 0)
        g_timeout_add(
            guint(seconds * 1000),
            { loop in
                g_main_loop_quit(OpaquePointer(loop))
                return 0
            }, UnsafeMutableRawPointer(loop))
        g_main_loop_run(loop)
        g_main_loop_unref(loop)
    }
}

/// What this process has of the heap.
enum Heap {
    static var bytes: Int {
        malloc_trim(0)
        let info = mallinfo2()
        return Int(info.uordblks) + Int(info.hblkhd)
    }
}

/// What this process has used of the processors.
enum Processor {
    static var seconds: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    }
}

/// Counts the frames that a window paints.
@MainActor
final class FrameCounter {
    private(set) var count = 0

    init(_ window: UnsafeMutablePointer<GtkWidget>) {
        guard let clock = gtk_widget_get_frame_clock(window) else { return }
        SignalConnection(UnsafeMutableRawPointer(clock), "paint") { self.count += 1 }
    }
}
