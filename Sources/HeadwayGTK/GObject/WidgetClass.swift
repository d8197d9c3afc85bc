import CGTK

/// One of our GTypes: its names, its properties and signals, and how the Swift half of an instance is created.
///
/// The type is registered when it is first used, and exists as long as the process, like all types.
@MainActor
final class WidgetClass {
    let cssName: String
    let role: GtkAccessibleRole
    let properties: [WidgetProperty]
    let signals: [WidgetSignal]
    let makePeer: @MainActor (Widget, WidgetClass) -> WidgetPeer
    /// What else the class is given: actions and shortcuts.
    let configure: @MainActor (UnsafeMutablePointer<GtkWidgetClass>, WidgetClass) -> Void
    private(set) var signalNumbers: [WidgetSignal: guint] = [:]
    private let name: String

    init(
        name: String, cssName: String, role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_PROGRESS_BAR,
        properties: [WidgetProperty], signals: [WidgetSignal],
        configure: @escaping @MainActor (UnsafeMutablePointer<GtkWidgetClass>, WidgetClass) -> Void = { _, _ in },
        makePeer: @escaping @MainActor (Widget, WidgetClass) -> WidgetPeer
    ) {
        self.name = name
        self.cssName = cssName
        self.role = role
        self.properties = properties
        self.signals = signals
        self.configure = configure
        self.makePeer = makePeer
    }

    private(set) lazy var type: GType = {
        MainLoop.attach()
        var info = GTypeInfo()
        info.class_size = UInt16(Parent.classOffset + MemoryLayout<UnsafeRawPointer>.stride)
        info.instance_size = UInt16(Parent.instanceOffset + MemoryLayout<UnsafeRawPointer>.stride)
        info.class_data = UnsafeRawPointer(ObjectSlot.immortal(self))
        info.class_init = WidgetTrampolines.classInit
        info.instance_init = WidgetTrampolines.instanceInit
        return g_type_register_static(Parent.type, name, &info, GTypeFlags(rawValue: 0))
    }()

    /// Installs properties, signals and names into the class structure.
    func install(into memory: UnsafeMutableRawPointer) {
        let objectClass = memory.assumingMemoryBound(to: GObjectClass.self)
        let widgetClass = memory.assumingMemoryBound(to: GtkWidgetClass.self)
        for (index, property) in properties.enumerated() {
            if let specification = property.makeSpecification() {
                g_object_class_install_property(objectClass, guint(index + 1), specification)
            } else {
                g_object_class_override_property(objectClass, guint(index + 1), property.name)
            }
        }
        for signal in signals {
            let flags = G_SIGNAL_RUN_LAST.rawValue | (signal == .activate ? G_SIGNAL_ACTION.rawValue : 0)
            let number = g_signal_newv(
                signal.rawValue, objectClass.pointee.g_type_class.g_type, GSignalFlags(rawValue: flags), nil, nil, nil,
                nil, headway_type_none(), 0, nil)
            signalNumbers[signal] = number
            if signal == .activate { gtk_widget_class_set_activate_signal(widgetClass, number) }
        }
        gtk_widget_class_set_css_name(widgetClass, cssName)
        gtk_widget_class_set_accessible_role(widgetClass, role)
        configure(widgetClass, self)
    }
}

/// The signals of our widgets; none has arguments.
enum WidgetSignal: String {
    /// A control was pressed or activated.
    case activate
    /// The value has become 100 %.
    case completed
}
