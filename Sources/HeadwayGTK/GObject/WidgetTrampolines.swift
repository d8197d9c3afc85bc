import CGTK

/// What GTK calls: the slots of the class structure, each of which finds the peer and hands over to it.
enum WidgetTrampolines {
    static let classInit: GClassInitFunc = { memory, data in
        guard let memory, let data else { return }
        onMainActor((memory, data)) { memory, data in
            memory.storeBytes(of: data, toByteOffset: Parent.classOffset, as: UnsafeMutableRawPointer.self)
            fillObjectSlots(memory.assumingMemoryBound(to: GObjectClass.self))
            fillDrawingSlots(memory.assumingMemoryBound(to: GtkWidgetClass.self))
            fillStateSlots(memory.assumingMemoryBound(to: GtkWidgetClass.self))
            ObjectSlot.object(WidgetClass.self, in: memory, at: Parent.classOffset).install(into: memory)
        }
    }

    static let instanceInit: GInstanceInitFunc = { instance, memory in
        guard let instance, let memory else { return }
        onMainActor((UnsafeMutableRawPointer(instance), memory)) { instance, memory in
            let widget = instance.assumingMemoryBound(to: GtkWidget.self)
            silenceParent(of: widget)
            let widgetClass = ObjectSlot.object(WidgetClass.self, in: memory, at: Parent.classOffset)
            let peer = widgetClass.makePeer(widget, widgetClass)
            ObjectSlot.store(peer, in: instance, at: Parent.instanceOffset)
            peer.initialized()
        }
    }

    /// A progress bar's layout would take the place of our measuring, and its trough would draw.
    @MainActor
    private static func silenceParent(of widget: Widget) {
        gtk_widget_set_layout_manager(widget, nil)
        var child = gtk_widget_get_first_child(widget)
        while let part = child {
            gtk_widget_set_child_visible(part, 0)
            gtk_widget_set_visible(part, 0)
            child = gtk_widget_get_next_sibling(part)
        }
    }

    private static func fillObjectSlots(_ slots: UnsafeMutablePointer<GObjectClass>) {
        slots.pointee.set_property = { object, number, value, specification in
            guard let object, let value else { return }
            onMainActor((object, number, value, specification)) { object, number, value, specification in
                let peer = Parent.peer(of: object)
                let index = Int(number) - 1
                guard peer.widgetClass.properties.indices.contains(index) else {
                    return headway_warn_invalid_property(object, number, specification)
                }
                peer.widgetClass.properties[index].set(peer, value)
            }
        }
        slots.pointee.get_property = { object, number, value, specification in
            guard let object, let value else { return }
            onMainActor((object, number, value, specification)) { object, number, value, specification in
                let peer = Parent.peer(of: object)
                let index = Int(number) - 1
                guard peer.widgetClass.properties.indices.contains(index) else {
                    return headway_warn_invalid_property(object, number, specification)
                }
                peer.widgetClass.properties[index].get(peer, value)
            }
        }
        slots.pointee.dispose = { object in
            guard let object else { return }
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

    private static func fillDrawingSlots(_ slots: UnsafeMutablePointer<GtkWidgetClass>) {
        slots.pointee.snapshot = { widget, snapshot in
            guard let widget, let snapshot else { return }
            onMainActor((widget, snapshot)) { Parent.peer(of: $0).snapshot(into: $1) }
        }
        slots.pointee.measure = { widget, orientation, _, minimum, natural, minimumBaseline, naturalBaseline in
            guard let widget else { return }
            let extent = onMainActor((widget, orientation)) { Parent.peer(of: $0).minimumAndNatural($1) }
            minimum?.pointee = extent.minimum
            natural?.pointee = extent.natural
            // No text, hence no baseline.
            minimumBaseline?.pointee = -1
            naturalBaseline?.pointee = -1
        }
        slots.pointee.size_allocate = { widget, width, height, baseline in
            guard let widget else { return }
            onMainActor((widget, width, height, baseline)) {
                Parent.widgetClass?.pointee.size_allocate($0, $1, $2, $3)
                Parent.peer(of: $0).sizeAllocated()
            }
        }
        slots.pointee.contains = { widget, x, y in
            guard let widget else { return 0 }
            return onMainActor((widget, x, y)) { Parent.peer(of: $0).contains(x: $1, y: $2) ? 1 : 0 }
        }
    }

    private static func fillStateSlots(_ slots: UnsafeMutablePointer<GtkWidgetClass>) {
        slots.pointee.css_changed = { widget, change in
            guard let widget else { return }
            onMainActor((widget, change)) {
                Parent.widgetClass?.pointee.css_changed($0, $1)
                Parent.peer(of: $0).styleChanged()
            }
        }
        slots.pointee.direction_changed = { widget, previous in
            guard let widget else { return }
            onMainActor((widget, previous)) {
                Parent.widgetClass?.pointee.direction_changed($0, $1)
                Parent.peer(of: $0).directionChanged()
            }
        }
        slots.pointee.root = { widget in
            guard let widget else { return }
            onMainActor(widget) {
                Parent.widgetClass?.pointee.root($0)
                Parent.peer(of: $0).rooted()
            }
        }
        slots.pointee.unroot = { widget in
            guard let widget else { return }
            onMainActor(widget) {
                Parent.peer(of: $0).unrooted()
                Parent.widgetClass?.pointee.unroot($0)
            }
        }
        slots.pointee.map = { widget in
            guard let widget else { return }
            onMainActor(widget) {
                Parent.widgetClass?.pointee.map($0)
                Parent.peer(of: $0).mapped()
            }
        }
        slots.pointee.unmap = { widget in
            guard let widget else { return }
            onMainActor(widget) {
                Parent.peer(of: $0).unmapped()
                Parent.widgetClass?.pointee.unmap($0)
            }
        }
    }
}
