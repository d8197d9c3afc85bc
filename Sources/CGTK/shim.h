#ifndef HEADWAY_CGTK_SHIM_H
#define HEADWAY_CGTK_SHIM_H

// gtk_style_context_* is deprecated from GTK 4.10 on and has no successor for looking up named colours.
#define GDK_DISABLE_DEPRECATION_WARNINGS 1
#if !__has_include(<gtk/gtk.h>)
#error "GTK 4's header was not found; on Debian: apt-get install libgtk-4-dev"
#endif
#include <gtk/gtk.h>
#include <glib-unix.h>
// Heap figures, for the trials that look for leaks.
#include <malloc.h>

// What Swift's importer drops: function-like macros and functions with variable arguments. Static inline, so that no C
// target is needed.
#define HEADWAY_INLINE static inline __attribute__((always_inline))

HEADWAY_INLINE GType headway_type_boolean(void) { return G_TYPE_BOOLEAN; }
HEADWAY_INLINE GType headway_type_none(void) { return G_TYPE_NONE; }
HEADWAY_INLINE GType headway_type_of(gconstpointer instance) { return G_TYPE_FROM_INSTANCE((gpointer)instance); }
HEADWAY_INLINE gboolean headway_is_a(gpointer instance, GType type) {
    return instance != NULL && g_type_check_instance_is_a((GTypeInstance *)instance, type);
}
HEADWAY_INLINE void *_Nonnull headway_new(GType type) { return g_object_new(type, NULL); }
HEADWAY_INLINE void headway_emit(gpointer instance, guint signal) { g_signal_emit(instance, signal, 0); }
HEADWAY_INLINE void headway_warn(const char *text) { g_warning("Headway: %s", text); }
HEADWAY_INLINE void headway_warn_invalid_property(gpointer object, guint id, GParamSpec *spec) {
    G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, spec);
}

// A signal whose handler needs none of the signal's arguments: swapped, so that the data comes first whatever follows.
HEADWAY_INLINE gulong headway_connect(
    gpointer instance, const char *signal, void (*handler)(gpointer data), gpointer data, GClosureNotify destroy) {
    return g_signal_connect_data(instance, signal, (GCallback)handler, data, destroy, G_CONNECT_SWAPPED);
}

// GtkGestureClick's `pressed` and `released`.
HEADWAY_INLINE gulong headway_connect_click(
    gpointer gesture, const char *signal, void (*handler)(gpointer gesture, int presses, double x, double y, gpointer data),
    gpointer data, GClosureNotify destroy) {
    return g_signal_connect_data(gesture, signal, (GCallback)handler, data, destroy, (GConnectFlags)0);
}

// A source of file descriptors calls a function of a type of its own behind GSourceFunc.
HEADWAY_INLINE void headway_source_set_fd_callback(
    GSource *source, GUnixFDSourceFunc callback, gpointer data, GDestroyNotify destroy) {
    g_source_set_callback(source, (GSourceFunc)callback, data, destroy);
}

// The integration of libdispatch's main queue with a foreign loop, which CoreFoundation uses; in no public header.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// Device pixels per point: fractions from GTK 4.12 on.
HEADWAY_INLINE double headway_scale(GtkWidget *widget) {
#if GTK_CHECK_VERSION(4, 12, 0)
    GtkNative *native = gtk_widget_get_native(widget);
    GdkSurface *surface = native != NULL ? gtk_native_get_surface(native) : NULL;
    if (surface != NULL) return gdk_surface_get_scale(surface);
#endif
    return gtk_widget_get_scale_factor(widget);
}

// GTK can announce from 4.14 on.
#if GTK_CHECK_VERSION(4, 14, 0)
HEADWAY_INLINE gboolean headway_can_announce(void) { return TRUE; }
HEADWAY_INLINE void headway_announce(GtkWidget *widget, const char *text) {
    gtk_accessible_announce(GTK_ACCESSIBLE(widget), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}
#else
HEADWAY_INLINE gboolean headway_can_announce(void) { return FALSE; }
HEADWAY_INLINE void headway_announce(GtkWidget *widget, const char *text) {
    (void)widget;
    (void)text;
}
#endif

// GtkTestATContext (GTK_A11Y=test): NULL when equal, else a message for g_free.
HEADWAY_INLINE char *headway_check_value(GtkAccessible *accessible, double value) {
    return gtk_test_accessible_check_property(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, value);
}
HEADWAY_INLINE char *headway_check_value_text(GtkAccessible *accessible, const char *text) {
    return gtk_test_accessible_check_property(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text);
}
HEADWAY_INLINE char *headway_check_label(GtkAccessible *accessible, const char *text) {
    return gtk_test_accessible_check_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, text);
}
HEADWAY_INLINE char *headway_check_busy(GtkAccessible *accessible, gboolean busy) {
    return gtk_test_accessible_check_state(accessible, GTK_ACCESSIBLE_STATE_BUSY, busy);
}

#endif
