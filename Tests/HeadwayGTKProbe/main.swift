import CGTK
import Foundation
import HeadwayGTK

// Arguments: `run` and the names of scenarios, or `show` and the name of a stage to be looked at and used from outside.
g_set_prgname("HeadwayGTKProbe")
guard gtk_init_check() != 0 else {
    print("no display")
    exit(3)
}
MainLoop.attach()
let loop = g_main_loop_new(nil, 0)
let arguments = Array(CommandLine.arguments.dropFirst())
let loopAddress = UInt(bitPattern: loop)
Task { @MainActor in
    await Probe.perform(arguments)
    fflush(nil)
    g_main_loop_quit(OpaquePointer(bitPattern: loopAddress))
}
g_main_loop_run(loop)
