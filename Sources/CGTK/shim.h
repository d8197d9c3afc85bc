#ifndef HEADWAY_CGTK_SHIM_H
#define HEADWAY_CGTK_SHIM_H

// gtk_style_context_* is deprecated from GTK 4.10 on and has no successor for looking up named colours.
#define GDK_DISABLE_DEPRECATION_WARNINGS 1
#if !__has_include(<gtk/gtk.h>)
#error "GTK 4's header was not found; on Debian: apt-get install libgtk-4-dev"
#endif
#include <dlfcn.h>
#include <glib-unix.h>
#include <gtk/gtk.h>

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
HEADWAY_INLINE void headway_warn(const char *text) { g_log("Headway", G_LOG_LEVEL_WARNING, "%s", text); }
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

// A file descriptor source calls a function whose type is hidden behind GSourceFunc.
HEADWAY_INLINE void headway_source_set_fd_callback(
    GSource *source, GUnixFDSourceFunc callback, gpointer data, GDestroyNotify destroy) {
    g_source_set_callback(source, (GSourceFunc)callback, data, destroy);
}

// The integration of libdispatch's main queue with a foreign loop, which CoreFoundation uses; in no public header.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// Device pixels per point: fractional from GTK 4.12 on.
HEADWAY_INLINE double headway_scale(GtkWidget *widget) {
#if GTK_CHECK_VERSION(4, 12, 0)
    GtkNative *native = gtk_widget_get_native(widget);
    GdkSurface *surface = native != NULL ? gtk_native_get_surface(native) : NULL;
    if (surface != NULL) return gdk_surface_get_scale(surface);
#endif
    return gtk_widget_get_scale_factor(widget);
}

// NULL where a property for assistive technology has this text, else a message for g_free. GTK offers no other way to find out
// whose text it is.
HEADWAY_INLINE char *headway_accessible_difference(
    GtkAccessible *accessible, GtkAccessibleProperty property, const char *text) {
    return gtk_test_accessible_check_property(accessible, property, text);
}

// A function of a later GTK than this is built with; GTK may have been loaded without global symbols.
HEADWAY_INLINE void *headway_later_function(const char *name) {
    void *library = dlopen("libgtk-4.so.1", RTLD_LAZY | RTLD_NOLOAD);
    return library != NULL ? dlsym(library, name) : NULL;
}
HEADWAY_INLINE void headway_announce(gpointer widget, const char *text) {
    void (*announce)(gpointer, const char *, int) =
        (void (*)(gpointer, const char *, int))headway_later_function("gtk_accessible_announce");
    // 1 is the medium priority.
    if (announce != NULL) announce(widget, text, 1);
}
HEADWAY_INLINE void headway_make_accessible_known(GtkWidget *widget) {
    void (*set_parent)(gpointer, gpointer, gpointer) =
        (void (*)(gpointer, gpointer, gpointer))headway_later_function("gtk_accessible_set_accessible_parent");
    if (set_parent == NULL || gtk_widget_get_parent(widget) == NULL) return;
    set_parent(widget, gtk_widget_get_root(widget), NULL);
    set_parent(widget, gtk_widget_get_parent(widget), NULL);
}

#endif
