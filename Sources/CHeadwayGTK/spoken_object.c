// What GTK 4.8 lacks: a value whose changes a screen reader hears. GTK sends no event for it before 4.10.1, and does not
// publish the objects of widgets that have not been queried; so a second connection to the accessibility bus has its own
// progress bar, whose parent is the window's object, and sends its events (Sources.md#orca-progress).
#include "CHeadwayGTK.h"
#include <gtk/gtk.h>
#include <string.h>
#include <unistd.h>

#define ACCESSIBLE "org.a11y.atspi.Accessible"
#define ROOT "/org/a11y/atspi/accessible/root"
#define TIMEOUT 2000

// AT-SPI's numbers for roles and states.
enum { ROLE_PROGRESS_BAR = 42, ROLE_NOTIFICATION = 101 };
enum { STATE_ENABLED = 1 << 8, STATE_SENSITIVE = 1 << 24, STATE_SHOWING = 1 << 25, STATE_VISIBLE = 1 << 30 };

typedef enum { BUS_UNKNOWN, BUS_ASLEEP, BUS_CONNECTING, BUS_READY, BUS_ABSENT } BusState;

// The process's only connection.
static struct {
    BusState state;
    GDBusConnection *session;
    GDBusConnection *bus;
    char *application; // GTK's name on the bus
    GDBusNodeInfo *interfaces;
    GList *objects;
    guint count;
    int searches;
    void (*ready)(void);
} reader;

struct HeadwaySpokenObject {
    GtkWidget *widget;
    char *path;
    char *name;
    int percent; // -1 while there is none
    gboolean is_notification, wants_showing, is_locating;
    char *window; // the path of the window's object
    guint registrations[3];
    int references; // one of the owner, one of each call under way
    gboolean is_ended;
};

static const char description[] =
    "<node><interface name='" ACCESSIBLE "'>"
    "<property name='Name' type='s' access='read'/><property name='Description' type='s' access='read'/>"
    "<property name='Parent' type='(so)' access='read'/><property name='ChildCount' type='i' access='read'/>"
    "<property name='Locale' type='s' access='read'/><property name='AccessibleId' type='s' access='read'/>"
    "<method name='GetChildAtIndex'><arg type='i' direction='in'/><arg type='(so)' direction='out'/></method>"
    "<method name='GetChildren'><arg type='a(so)' direction='out'/></method>"
    "<method name='GetIndexInParent'><arg type='i' direction='out'/></method>"
    "<method name='GetRelationSet'><arg type='a(ua(so))' direction='out'/></method>"
    "<method name='GetRole'><arg type='u' direction='out'/></method>"
    "<method name='GetRoleName'><arg type='s' direction='out'/></method>"
    "<method name='GetLocalizedRoleName'><arg type='s' direction='out'/></method>"
    "<method name='GetState'><arg type='au' direction='out'/></method>"
    "<method name='GetAttributes'><arg type='a{ss}' direction='out'/></method>"
    "<method name='GetApplication'><arg type='(so)' direction='out'/></method>"
    "<method name='GetInterfaces'><arg type='as' direction='out'/></method></interface>"
    "<interface name='org.a11y.atspi.Component'>"
    "<method name='GetExtents'><arg type='u' direction='in'/><arg type='(iiii)' direction='out'/></method>"
    "<method name='GetPosition'><arg type='u' direction='in'/><arg type='i' direction='out'/>"
    "<arg type='i' direction='out'/></method>"
    "<method name='GetSize'><arg type='i' direction='out'/><arg type='i' direction='out'/></method></interface>"
    "<interface name='org.a11y.atspi.Value'>"
    "<property name='MinimumValue' type='d' access='read'/><property name='MaximumValue' type='d' access='read'/>"
    "<property name='MinimumIncrement' type='d' access='read'/><property name='CurrentValue' type='d' access='read'/>"
    "<property name='Text' type='s' access='read'/></interface></node>";

static void unref(HeadwaySpokenObject *object) {
    if (--object->references > 0) return;
    g_free(object->path);
    g_free(object->name);
    g_free(object->window);
    g_free(object);
}

static GVariant *answer(HeadwaySpokenObject *object, const char *method) {
    int width = MAX(1, gtk_widget_get_width(object->widget)), height = MAX(1, gtk_widget_get_height(object->widget));
    if (strcmp(method, "GetRole") == 0)
        return g_variant_new("(u)", object->is_notification ? ROLE_NOTIFICATION : ROLE_PROGRESS_BAR);
    if (strcmp(method, "GetRoleName") == 0 || strcmp(method, "GetLocalizedRoleName") == 0)
        return g_variant_new("(s)", object->is_notification ? "notification" : "progress bar");
    if (strcmp(method, "GetState") == 0) {
        guint32 states = STATE_ENABLED | STATE_SENSITIVE;
        if (gtk_widget_get_mapped(object->widget)) states |= STATE_SHOWING | STATE_VISIBLE;
        GVariant *words[] = {g_variant_new_uint32(states), g_variant_new_uint32(0)};
        return g_variant_new("(@au)", g_variant_new_array(G_VARIANT_TYPE_UINT32, words, 2));
    }
    if (strcmp(method, "GetInterfaces") == 0) {
        const char *names[] = {ACCESSIBLE, "org.a11y.atspi.Component", "org.a11y.atspi.Value"};
        return g_variant_new("(@as)", g_variant_new_strv(names, object->is_notification ? 2 : 3));
    }
    if (strcmp(method, "GetApplication") == 0) return g_variant_new("((so))", reader.application, ROOT);
    if (strcmp(method, "GetChildren") == 0) return g_variant_new_parsed("(@a(so) [],)");
    if (strcmp(method, "GetChildAtIndex") == 0) return g_variant_new("((so))", "", "/org/a11y/atspi/null");
    if (strcmp(method, "GetIndexInParent") == 0) return g_variant_new("(i)", 0);
    if (strcmp(method, "GetRelationSet") == 0) return g_variant_new_parsed("(@a(ua(so)) [],)");
    if (strcmp(method, "GetAttributes") == 0) return g_variant_new_parsed("(@a{ss} {},)");
    if (strcmp(method, "GetExtents") == 0) return g_variant_new("((iiii))", 0, 0, width, height);
    if (strcmp(method, "GetPosition") == 0) return g_variant_new("(ii)", 0, 0);
    if (strcmp(method, "GetSize") == 0) return g_variant_new("(ii)", width, height);
    return NULL;
}

static void call_method(GDBusConnection *bus, const char *sender, const char *path, const char *interface,
                        const char *method, GVariant *arguments, GDBusMethodInvocation *call, gpointer object) {
    GVariant *result = answer(object, method);
    if (result != NULL) return g_dbus_method_invocation_return_value(call, result);
    g_dbus_method_invocation_return_error_literal(call, G_DBUS_ERROR, G_DBUS_ERROR_UNKNOWN_METHOD, method);
}

static GVariant *get_property(GDBusConnection *bus, const char *sender, const char *path, const char *interface,
                              const char *property, GError **error, gpointer data) {
    HeadwaySpokenObject *object = data;
    if (strcmp(property, "Name") == 0) return g_variant_new_string(object->name != NULL ? object->name : "");
    if (strcmp(property, "Parent") == 0) return g_variant_new("(so)", reader.application, object->window);
    if (strcmp(property, "ChildCount") == 0) return g_variant_new_int32(0);
    if (strcmp(property, "CurrentValue") == 0) return g_variant_new_double(MAX(0, object->percent));
    // Whole per cents: a reader that computes them from a fraction rounds 0.29 down to 28.
    if (strcmp(property, "MaximumValue") == 0) return g_variant_new_double(100);
    if (strcmp(property, "MinimumValue") == 0 || strcmp(property, "MinimumIncrement") == 0)
        return g_variant_new_double(0);
    return g_variant_new_string("");
}

static void emit(HeadwaySpokenObject *object, const char *member, const char *kind, int detail, GVariant *value) {
    g_dbus_connection_emit_signal(reader.bus, NULL, object->path, "org.a11y.atspi.Event.Object", member,
                                  g_variant_new("(siiv@a{sv})", kind, detail, 0, value, g_variant_new_parsed("@a{sv} {}")),
                                  NULL);
}

// Sends what is new about an object that has its parent.
static void tell(HeadwaySpokenObject *object, gboolean of_name) {
    if (object->registrations[0] == 0) return;
    // The reader's library caches names until it is notified of a new one.
    if (of_name)
        emit(object, "PropertyChange", "accessible-name", 0, g_variant_new_string(object->name != NULL ? object->name : ""));
    if (!object->is_notification && object->percent >= 0 && !of_name)
        emit(object, "PropertyChange", "accessible-value", 0, g_variant_new_double(object->percent));
    if (object->is_notification && object->wants_showing) {
        object->wants_showing = FALSE;
        emit(object, "StateChanged", "showing", 1, g_variant_new_string("0"));
    }
}

static void settle(HeadwaySpokenObject *object, const char *window) {
    static const GDBusInterfaceVTable table = {call_method, get_property, NULL, {0}};
    object->window = g_strdup(window);
    for (int i = 0; i < (object->is_notification ? 2 : 3); i++)
        object->registrations[i] = g_dbus_connection_register_object(
            reader.bus, object->path, reader.interfaces->interfaces[i], &table, object, NULL, NULL);
    tell(object, TRUE);
    tell(object, FALSE);
}

typedef struct {
    HeadwaySpokenObject *object;
    GVariant *windows;
    gsize index;
} Search;

static void ask_window(Search *search);

static void end_search(Search *search, const char *window) {
    if (window != NULL && !search->object->is_ended) settle(search->object, window);
    search->object->is_locating = FALSE;
    unref(search->object);
    g_variant_unref(search->windows);
    g_free(search);
}

static void got_title(GObject *bus, GAsyncResult *result, gpointer data) {
    Search *search = data;
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, NULL);
    GtkRoot *root = search->object->is_ended ? NULL : gtk_widget_get_root(search->object->widget);
    const char *title = GTK_IS_WINDOW(root) ? gtk_window_get_title(GTK_WINDOW(root)) : NULL;
    gboolean is_found = FALSE;
    if (reply != NULL) {
        GVariant *value = NULL;
        g_variant_get(reply, "(v)", &value);
        is_found = g_strcmp0(g_variant_get_string(value, NULL), title != NULL ? title : "") == 0;
        g_variant_unref(value);
        g_variant_unref(reply);
    }
    const char *path = NULL;
    g_variant_get_child(search->windows, search->index, "(&s&o)", NULL, &path);
    if (is_found) return end_search(search, path);
    search->index++;
    if (search->index < g_variant_n_children(search->windows)) return ask_window(search);
    // None has the title as its name, because the application names its windows differently: the first is the most likely.
    g_variant_get_child(search->windows, 0, "(&s&o)", NULL, &path);
    end_search(search, path);
}

static void ask_window(Search *search) {
    const char *path = NULL;
    g_variant_get_child(search->windows, search->index, "(&s&o)", NULL, &path);
    g_dbus_connection_call(reader.bus, reader.application, path, "org.freedesktop.DBus.Properties", "Get",
                           g_variant_new("(ss)", ACCESSIBLE, "Name"), G_VARIANT_TYPE("(v)"), G_DBUS_CALL_FLAGS_NONE, TIMEOUT,
                           NULL, got_title, search);
}

static void got_windows(GObject *bus, GAsyncResult *result, gpointer data) {
    HeadwaySpokenObject *object = data;
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, NULL);
    GVariant *windows = reply != NULL ? g_variant_get_child_value(reply, 0) : NULL;
    if (reply != NULL) g_variant_unref(reply);
    if (windows == NULL || object->is_ended || g_variant_n_children(windows) == 0) {
        if (windows != NULL) g_variant_unref(windows);
        object->is_locating = FALSE;
        return unref(object);
    }
    Search *search = g_new0(Search, 1);
    search->object = object;
    search->windows = windows;
    ask_window(search);
}

// Finds the object of the widget's window. GTK answers from this same main loop: a blocking call would wait for itself.
static void locate(HeadwaySpokenObject *object) {
    if (reader.state != BUS_READY || object->is_locating || object->registrations[0] != 0) return;
    object->is_locating = TRUE;
    object->references++;
    g_dbus_connection_call(reader.bus, reader.application, ROOT, ACCESSIBLE, "GetChildren", NULL,
                           G_VARIANT_TYPE("(a(so))"), G_DBUS_CALL_FLAGS_NONE, TIMEOUT, NULL, got_windows, object);
}

static void find_application(void);

static gboolean search_again(gpointer data) {
    find_application();
    return G_SOURCE_REMOVE;
}

typedef struct {
    GVariant *applications;
    gsize index;
} Roll;

static void ask_process(Roll *roll);

static void got_process(GObject *bus, GAsyncResult *result, gpointer data) {
    Roll *roll = data;
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, NULL);
    guint32 process = 0;
    if (reply != NULL) {
        g_variant_get(reply, "(u)", &process);
        g_variant_unref(reply);
    }
    const char *name = NULL;
    g_variant_get_child(roll->applications, roll->index, "(&s&o)", &name, NULL);
    gboolean is_ours = process == (guint32)getpid();
    if (is_ours) reader.application = g_strdup(name);
    roll->index++;
    if (!is_ours && roll->index < g_variant_n_children(roll->applications)) return ask_process(roll);
    g_variant_unref(roll->applications);
    g_free(roll);
    if (is_ours) {
        reader.state = BUS_READY;
        if (reader.ready != NULL) reader.ready();
        for (GList *item = reader.objects; item != NULL; item = item->next) locate(item->data);
    } else if (++reader.searches < 10) {
        // GTK registers with the first window; a reader may be slow to list it.
        g_timeout_add(500, search_again, NULL);
    } else {
        reader.state = BUS_ABSENT;
    }
}

static void ask_process(Roll *roll) {
    const char *name = NULL;
    g_variant_get_child(roll->applications, roll->index, "(&s&o)", &name, NULL);
    g_dbus_connection_call(reader.bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                           "GetConnectionUnixProcessID", g_variant_new("(s)", name), G_VARIANT_TYPE("(u)"),
                           G_DBUS_CALL_FLAGS_NONE, TIMEOUT, NULL, got_process, roll);
}

static void got_applications(GObject *bus, GAsyncResult *result, gpointer data) {
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, NULL);
    GVariant *applications = reply != NULL ? g_variant_get_child_value(reply, 0) : NULL;
    if (reply != NULL) g_variant_unref(reply);
    if (applications == NULL || g_variant_n_children(applications) == 0) {
        if (applications != NULL) g_variant_unref(applications);
        if (++reader.searches < 10) g_timeout_add(500, search_again, NULL);
        else reader.state = BUS_ABSENT;
        return;
    }
    Roll *roll = g_new0(Roll, 1);
    roll->applications = applications;
    ask_process(roll);
}

static void find_application(void) {
    g_dbus_connection_call(reader.bus, "org.a11y.atspi.Registry", ROOT, ACCESSIBLE, "GetChildren", NULL,
                           G_VARIANT_TYPE("(a(so))"), G_DBUS_CALL_FLAGS_NONE, TIMEOUT, NULL, got_applications, NULL);
}

static void got_bus(GObject *source, GAsyncResult *result, gpointer data) {
    reader.bus = g_dbus_connection_new_for_address_finish(result, NULL);
    if (reader.bus == NULL) {
        reader.state = BUS_ABSENT;
        return;
    }
    g_dbus_connection_set_exit_on_close(reader.bus, FALSE);
    reader.interfaces = g_dbus_node_info_new_for_xml(description, NULL);
    find_application();
}

static void got_address(GObject *session, GAsyncResult *result, gpointer data) {
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(session), result, NULL);
    if (reply == NULL) {
        reader.state = BUS_ABSENT;
        return;
    }
    const char *address = NULL;
    g_variant_get(reply, "(&s)", &address);
    g_dbus_connection_new_for_address(
        address, G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, NULL, NULL,
        got_bus, NULL);
    g_variant_unref(reply);
}

static void connect_bus(void) {
    reader.state = BUS_CONNECTING;
    g_dbus_connection_call(reader.session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", NULL,
                           G_VARIANT_TYPE("(s)"), G_DBUS_CALL_FLAGS_NONE, TIMEOUT, NULL, got_address, NULL);
}

// Connects once there is a reader, at once or as soon as one starts.
static void take_status(GVariant *status) {
    gboolean is_enabled = FALSE, has_reader = FALSE;
    g_variant_lookup(status, "IsEnabled", "b", &is_enabled);
    g_variant_lookup(status, "ScreenReaderEnabled", "b", &has_reader);
    if ((is_enabled || has_reader) && reader.state == BUS_ASLEEP) connect_bus();
}

static void status_changed(GDBusConnection *session, const char *sender, const char *path, const char *interface,
                           const char *signal, GVariant *arguments, gpointer data) {
    GVariant *changed = g_variant_get_child_value(arguments, 1);
    take_status(changed);
    g_variant_unref(changed);
}

static void got_status(GObject *session, GAsyncResult *result, gpointer data) {
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(session), result, NULL);
    reader.state = BUS_ASLEEP;
    if (reply == NULL) return;
    GVariant *status = g_variant_get_child_value(reply, 0);
    take_status(status);
    g_variant_unref(status);
    g_variant_unref(reply);
}

static void got_session(GObject *source, GAsyncResult *result, gpointer data) {
    reader.session = g_bus_get_finish(result, NULL);
    if (reader.session == NULL) {
        reader.state = BUS_ABSENT;
        return;
    }
    g_dbus_connection_signal_subscribe(reader.session, "org.a11y.Bus", "org.freedesktop.DBus.Properties",
                                       "PropertiesChanged", "/org/a11y/bus", "org.a11y.Status", G_DBUS_SIGNAL_FLAGS_NONE,
                                       status_changed, NULL, NULL);
    // A bus that has not been started has no reader on it.
    g_dbus_connection_call(reader.session, "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "GetAll",
                           g_variant_new("(s)", "org.a11y.Status"), G_VARIANT_TYPE("(a{sv})"),
                           G_DBUS_CALL_FLAGS_NO_AUTO_START, TIMEOUT, NULL, got_status, NULL);
}

void headway_spoken_objects_begin(void (*ready)(void)) {
    if (ready != NULL) {
        reader.ready = ready;
        if (reader.state == BUS_READY) ready();
    }
    if (reader.state != BUS_UNKNOWN) return;
    const char *backend = g_getenv("GTK_A11Y");
    // If GTK has no objects on the bus there is no window to belong to.
    if (g_strcmp0(backend, "none") == 0 || g_strcmp0(backend, "test") == 0) {
        reader.state = BUS_ABSENT;
        return;
    }
    reader.state = BUS_CONNECTING;
    g_bus_get(G_BUS_TYPE_SESSION, NULL, got_session, NULL);
}

HeadwaySpokenObject *headway_spoken_object_new(void *widget, bool is_notification) {
    HeadwaySpokenObject *object = g_new0(HeadwaySpokenObject, 1);
    object->widget = widget;
    object->path = g_strdup_printf("/org/headway/accessible/%u", ++reader.count);
    object->percent = -1;
    object->is_notification = is_notification;
    object->references = 1;
    reader.objects = g_list_prepend(reader.objects, object);
    headway_spoken_objects_begin(NULL);
    locate(object);
    return object;
}

void headway_spoken_object_set_name(HeadwaySpokenObject *object, const char *name) {
    if (g_strcmp0(object->name, name) == 0) return;
    g_free(object->name);
    object->name = g_strdup(name);
    tell(object, TRUE);
}

void headway_spoken_object_set_percent(HeadwaySpokenObject *object, int percent) {
    if (object->percent == percent) return;
    object->percent = percent;
    locate(object);
    tell(object, FALSE);
}

void headway_spoken_object_say(HeadwaySpokenObject *object, const char *text) {
    object->wants_showing = TRUE;
    g_free(object->name);
    object->name = g_strdup(text);
    locate(object);
    tell(object, TRUE);
}

void headway_spoken_object_free(HeadwaySpokenObject *object) {
    reader.objects = g_list_remove(reader.objects, object);
    for (int i = 0; i < 3; i++)
        if (object->registrations[i] != 0) g_dbus_connection_unregister_object(reader.bus, object->registrations[i]);
    memset(object->registrations, 0, sizeof object->registrations);
    object->is_ended = TRUE;
    unref(object);
}
