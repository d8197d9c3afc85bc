// The setters and getters of C: each checks its instance and its thread, and uses the property's name. properties.h lists
// them; scripts/generate-gtk-api writes it from the widgets' own tables.
#define G_LOG_DOMAIN "Headway"
#include "CHeadwayGTK.h"
#include "headway-gtk.h"

static gboolean is_usable(gpointer self, GType type, const char *function) {
    if (!headway_is_main_thread()) {
        headway_complain_of_thread(function);
        return FALSE;
    }
    if (self != NULL && g_type_check_instance_is_a((GTypeInstance *)self, type)) return TRUE;
    g_critical("%s: the instance is no %s", function, g_type_name(type));
    return FALSE;
}

#define PROPERTY(Type, type, name, property, Argument, Result, fallback)                                                   \
    Result headway_##type##_get_##name(Headway##Type *self) {                                                              \
        Result value = fallback;                                                                                           \
        if (is_usable(self, headway_##type##_get_type(), __func__)) g_object_get(self, property, &value, NULL);            \
        return value;                                                                                                      \
    }                                                                                                                      \
    void headway_##type##_set_##name(Headway##Type *self, Argument name) {                                                 \
        if (is_usable(self, headway_##type##_get_type(), __func__)) g_object_set(self, property, name, NULL);              \
    }

#include "properties.h"
