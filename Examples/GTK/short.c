/* cc short.c $(pkg-config --cflags --libs headway-gtk-1) */
#include <headway-gtk.h>

int main(void)
{
    gtk_init();
    GtkWidget *bar = headway_linear_progress_view_new();
    headway_linear_progress_view_set_theme(HEADWAY_LINEAR_PROGRESS_VIEW(bar), HEADWAY_THEME_CLASSIC);
    g_object_unref(g_object_ref_sink(bar));
    return 0;
}
