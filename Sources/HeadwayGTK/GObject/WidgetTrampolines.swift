import CGTK
import CHeadwayGTK

/// The functions in the class structure that GTK calls, each of which finds the peer and forwards to it.
enum WidgetTrampolines {
    static let classInit: GClassInitFunc = { memory, data in
        guard let memory, let data else { return }
        onMainThread("HeadwayWidget: class_init", (memory, data), otherwise: ()) { memory, data in
            memory.storeBytes(of: data, toByteOffset: Parent.classOffset, as: UnsafeMutableRawPointer.self)
            fillObjectSlots(memory.assumingMemoryBound(to: GObjectClass.self))
            fillDrawingSlots(memory.assumingMemoryBound(to: GtkWidgetClass.self))
            fillStateSlots(memory.assumingMemoryBound(to: GtkWidgetClass.self))
            ObjectSlot.object(WidgetClass.self, in: memory, at: Parent.classOffset).install(into: memory)
        }
    }

    /// A widget that is made on another thread gets its peer later, when the main thread first needs it.
    static let instanceInit: GInstanceInitFunc = { instance, _ in
        guard let instance else { return }
        onMainThread("g_object_new", UnsafeMutableRawPointer(instance), otherwise: ()) { _ = Parent.peer(of: $0) }
    }

    private static func fillObjectSlots(_ slots: UnsafeMutablePointer<GObjectClass>) {
        slots.pointee.set_property = { object, number, value, specification in
            guard let object, let value else { return }
            guard headway_is_main_thread() else { return WidgetTrampolines.complain(of: "setting", specification) }
            onMainActor((object, number, value, specification)) {
                guard let property = Parent.property(number, of: $0, $3) else { return }
                property.set(Parent.peer(of: $0), $2)
            }
        }
        slots.pointee.get_property = { object, number, value, specification in
            guard let object, let value else { return }
            guard headway_is_main_thread() else { return WidgetTrampolines.complain(of: "reading", specification) }
            onMainActor((object, number, value, specification)) {
                guard let property = Parent.property(number, of: $0, $3) else { return }
                property.get(Parent.peer(of: $0), $2)
            }
        }
        slots.pointee.notify = { object, specification in
            guard let object, let specification else { return }
            guard headway_is_main_thread() else {
                // Our own properties were reported when they were set; this one was set by a function of GTK's.
                if case .fraction = Inherited(of: specification) {
                    headway_complain_of_thread("gtk_progress_bar_set_fraction")
                }
                return
            }
            onMainActor((object, specification)) { Parent.peer(of: $0).noticed(Inherited(of: $1)) }
        }
        slots.pointee.dispose = { object in
            guard let object else { return }
            // Garbage collectors of other languages drop the last reference on any thread: disposal waits for the main
            // one.
            guard headway_is_main_thread() else { return headway_dispose_on_main_thread(object) }
            onMainActor(object) {
                Parent.peer(of: $0).dispose()
                Parent.widgetClass?.pointee.parent_class.dispose($0)
            }
        }
        slots.pointee.finalize = { object in
            guard let object else { return }
            onMainActor(object) {
                // The peer outlives the parent's finalisation; the memory does not.
                let peer = ObjectSlot.take($0, at: Parent.instanceOffset)
                Parent.widgetClass?.pointee.parent_class.finalize($0)
                withExtendedLifetime(peer) {}
            }
        }
    }

    /// Names the property that another thread accessed with `g_object_set`, `g_object_get` or a binding.
    private static func complain(of what: StaticString, _ specification: UnsafePointer<GParamSpec>?) {
        guard let specification, let name = specification.pointee.name,
            let type = g_type_name(specification.pointee.owner_type)
        else { return }
        headway_complain_of_thread("\(what) \(String(cString: type)):\(String(cString: name))")
    }

    private static func fillDrawingSlots(_ slots: UnsafeMutablePointer<GtkWidgetClass>) {
        slots.pointee.snapshot = { widget, snapshot in
            guard let widget, let snapshot else { return }
            onMainThread("snapshot", (widget, snapshot), otherwise: ()) { Parent.peer(of: $0).snapshot(into: $1) }
        }
        slots.pointee.measure = { widget, orientation, _, minimum, natural, minimumBaseline, naturalBaseline in
            guard let widget else { return }
            let extent = onMainThread("gtk_widget_measure", (widget, orientation), otherwise: (Int32(0), Int32(0))) {
                Parent.peer(of: $0).minimumAndNatural($1)
            }
            minimum?.pointee = extent.0
            natural?.pointee = extent.1
            // No text, hence no baseline.
            minimumBaseline?.pointee = -1
            naturalBaseline?.pointee = -1
        }
        slots.pointee.size_allocate = { widget, width, height, baseline in
            guard let widget else { return }
            onMainThread("gtk_widget_allocate", (widget, width, height, baseline), otherwise: ()) {
                Parent.widgetClass?.pointee.size_allocate($0, $1, $2, $3)
                Parent.peer(of: $0).sizeAllocated()
            }
        }
        slots.pointee.contains = { widget, x, y in
            guard let widget else { return 0 }
            return onMainThread("gtk_widget_contains", (widget, x, y), otherwise: Int32(0)) {
                Parent.peer(of: $0).contains(x: $1, y: $2) ? 1 : 0
            }
        }
    }

    private static func fillStateSlots(_ slots: UnsafeMutablePointer<GtkWidgetClass>) {
        slots.pointee.css_changed = { widget, change in
            guard let widget else { return }
            onMainThread("css_changed", (widget, change), otherwise: ()) {
                Parent.widgetClass?.pointee.css_changed($0, $1)
                Parent.peer(of: $0).surroundingsChanged()
            }
        }
        slots.pointee.direction_changed = { widget, previous in
            guard let widget else { return }
            onMainThread("gtk_widget_set_direction", (widget, previous), otherwise: ()) {
                Parent.widgetClass?.pointee.direction_changed($0, $1)
                Parent.peer(of: $0).surroundingsChanged()
            }
        }
        slots.pointee.root = { widget in
            guard let widget else { return }
            onMainThread("root", widget, otherwise: ()) {
                Parent.widgetClass?.pointee.root($0)
                Parent.peer(of: $0).rooted()
            }
        }
        slots.pointee.unroot = { widget in
            guard let widget else { return }
            onMainThread("unroot", widget, otherwise: ()) {
                Parent.peer(of: $0).unrooted()
                Parent.widgetClass?.pointee.unroot($0)
            }
        }
        slots.pointee.map = { widget in
            guard let widget else { return }
            onMainThread("map", widget, otherwise: ()) {
                Parent.widgetClass?.pointee.map($0)
                Parent.peer(of: $0).mapped()
            }
        }
        slots.pointee.unmap = { widget in
            guard let widget else { return }
            onMainThread("unmap", widget, otherwise: ()) {
                Parent.peer(of: $0).unmapped()
                Parent.widgetClass?.pointee.unmap($0)
            }
        }
    }
}
