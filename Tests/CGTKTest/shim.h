#ifndef HEADWAY_CGTKTEST_SHIM_H
#define HEADWAY_CGTKTEST_SHIM_H

#include <gtk/gtk.h>
// Heap figures, for the trials that look for leaks.
#include <malloc.h>

#define HEADWAY_INLINE static inline __attribute__((always_inline))

// GtkTestATContext (GTK_A11Y=test): NULL when equal, else a message for g_free.
HEADWAY_INLINE char *headway_check_value(GtkAccessible *accessible, double value) {
    return gtk_test_accessible_check_property(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, value);
}
HEADWAY_INLINE char *headway_check_maximum(GtkAccessible *accessible, double value) {
    return gtk_test_accessible_check_property(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, value);
}
HEADWAY_INLINE void headway_set_label(GtkAccessible *accessible, const char *text) {
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
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
