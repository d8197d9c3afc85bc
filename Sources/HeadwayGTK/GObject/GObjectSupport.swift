import CGTK

/// The one file of this module that knows of unmanaged references and of the step from C onto the main actor.

typealias Widget = UnsafeMutablePointer<GtkWidget>

/// Runs a body on the main actor, where GTK's callbacks are by GTK's own rule.
///
/// What C passed goes in as one argument: pointers are not sendable, and none leaves the thread here.
@inline(__always)
func onMainActor<Argument, Result: Sendable>(
    _ argument: Argument, _ body: @MainActor (Argument) -> Result
) -> Result {
    // Handed on within one thread, and not kept.
    nonisolated(unsafe) let argument = argument
    return MainActor.assumeIsolated { body(argument) }
}

/// A closure that C holds as user data and releases by its destroy function.
final class Callback {
    private let body: @MainActor () -> Bool

    private init(_ body: @escaping @MainActor () -> Bool) {
        self.body = body
    }

    /// User data that owns the closure; `release` is its destroy function.
    static func retained(_ body: @escaping @MainActor () -> Bool) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(Callback(body)).toOpaque()
    }

    /// Calls the closure behind user data; its answer says whether it is to be called again.
    @discardableResult
    static func call(_ data: UnsafeMutableRawPointer?) -> Bool {
        guard let data else { return false }
        let callback = Unmanaged<Callback>.fromOpaque(data).takeUnretainedValue()
        return onMainActor(callback.body) { $0() }
    }

    /// Ends C's ownership.
    static func release(_ data: UnsafeMutableRawPointer?) {
        guard let data else { return }
        Unmanaged<Callback>.fromOpaque(data).release()
    }
}

/// A Swift object in the place of one pointer within C's memory.
enum ObjectSlot {
    /// Stores an object and a reference to it.
    static func store(_ object: AnyObject, in memory: UnsafeMutableRawPointer, at offset: Int) {
        memory.storeBytes(
            of: Unmanaged.passRetained(object).toOpaque(), toByteOffset: offset, as: UnsafeMutableRawPointer.self)
    }

    /// The object that is stored there.
    @inline(__always)
    static func object<Object: AnyObject>(
        _ type: Object.Type, in memory: UnsafeRawPointer, at offset: Int
    ) -> Object {
        Unmanaged<Object>.fromOpaque(memory.load(fromByteOffset: offset, as: UnsafeRawPointer.self))
            .takeUnretainedValue()
    }

    /// Takes the object out, and its reference with it.
    static func take(_ memory: UnsafeRawPointer, at offset: Int) -> AnyObject {
        Unmanaged<AnyObject>.fromOpaque(memory.load(fromByteOffset: offset, as: UnsafeRawPointer.self))
            .takeRetainedValue()
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
