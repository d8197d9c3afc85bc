import CGTK
import CHeadwayGTK

/// The only file of this module that uses unmanaged references and enters the main actor from C.

typealias Widget = UnsafeMutablePointer<GtkWidget>

/// Runs a closure on the main actor, where GTK always calls back.
///
/// C's arguments are passed as one value: pointers are not sendable, but they do not leave the thread here.
@inline(__always)
func onMainActor<Argument, Result: Sendable>(
    _ argument: Argument, _ body: @MainActor (Argument) -> Result
) -> Result {
    // Passed on within one thread, and not kept.
    nonisolated(unsafe) let argument = argument
    return MainActor.assumeIsolated { body(argument) }
}

/// Runs a body on the main actor if the current thread is the main one; on any other it logs the function's name and
/// returns the fallback.
///
/// GTK's own widgets survive use from another thread by luck; ours survive it by doing nothing.
@inline(__always)
func onMainThread<Argument, Result: Sendable>(
    _ function: StaticString, _ argument: Argument, otherwise fallback: @autoclosure () -> Result,
    _ body: @MainActor (Argument) -> Result
) -> Result {
    guard headway_is_main_thread() else {
        headway_complain_of_thread(UnsafeRawPointer(function.utf8Start).assumingMemoryBound(to: CChar.self))
        return fallback()
    }
    return onMainActor(argument, body)
}

/// A closure that C holds as user data and releases by its destroy function.
final class Callback {
    private let body: @MainActor () -> Bool

    private init(_ body: @escaping @MainActor () -> Bool) {
        self.body = body
    }

    /// User data that owns the closure, with `release` as its destroy function.
    static func retained(_ body: @escaping @MainActor () -> Bool) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(Callback(body)).toOpaque()
    }

    /// Calls the closure behind user data; its result says whether it should be called again.
    @discardableResult
    static func call(_ data: UnsafeMutableRawPointer?) -> Bool {
        guard let data else { return false }
        // A signal that another thread has emitted; the handler stays.
        guard headway_is_main_thread() else {
            headway_complain_of_thread("a signal's handler")
            return true
        }
        let callback = Unmanaged<Callback>.fromOpaque(data).takeUnretainedValue()
        return onMainActor(callback.body) { $0() }
    }

    /// Ends C's ownership.
    static func release(_ data: UnsafeMutableRawPointer?) {
        guard let data else { return }
        Unmanaged<Callback>.fromOpaque(data).release()
    }
}

/// A Swift object stored as one pointer in C's memory.
enum ObjectSlot {
    /// Stores an object and a reference to it.
    static func store(_ object: AnyObject, in memory: UnsafeMutableRawPointer, at offset: Int) {
        memory.storeBytes(
            of: Unmanaged.passRetained(object).toOpaque(), toByteOffset: offset, as: UnsafeMutableRawPointer.self)
    }

    /// The object that is stored there, if there is one yet.
    @inline(__always)
    static func objectIfStored<Object: AnyObject>(
        _ type: Object.Type, in memory: UnsafeRawPointer, at offset: Int
    ) -> Object? {
        memory.load(fromByteOffset: offset, as: UnsafeRawPointer?.self).map {
            Unmanaged<Object>.fromOpaque($0).takeUnretainedValue()
        }
    }

    /// The object that is stored there.
    @inline(__always)
    static func object<Object: AnyObject>(
        _ type: Object.Type, in memory: UnsafeRawPointer, at offset: Int
    ) -> Object {
        Unmanaged<Object>.fromOpaque(memory.load(fromByteOffset: offset, as: UnsafeRawPointer.self))
            .takeUnretainedValue()
    }

    /// Removes the object, if there is one, and releases its reference.
    static func take(_ memory: UnsafeRawPointer, at offset: Int) -> AnyObject? {
        memory.load(fromByteOffset: offset, as: UnsafeRawPointer?.self).map {
            Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue()
        }
    }

    /// User data that keeps an object for the life of the process, as types do.
    static func immortal(_ object: AnyObject) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(object).toOpaque()
    }
}

/// The same instance as its base class.
@inline(__always)
func gobject(_ instance: UnsafeMutableRawPointer) -> UnsafeMutablePointer<GObject> {
    instance.assumingMemoryBound(to: GObject.self)
}
