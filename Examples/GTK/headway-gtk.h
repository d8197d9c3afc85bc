/* Headway's GTK widgets for C: link with libheadway-gtk.so (swift build --product headway-gtk).
 *
 * Call headway_gtk_init once after gtk_init, on the main thread. The widgets are ordinary GtkWidgets from then on: their
 * properties are read and written with g_object_get and g_object_set, their signals are "completed" and, for download
 * views, "activate". Constructors give a floating reference, as GTK's do. */
#ifndef HEADWAY_GTK_H
#define HEADWAY_GTK_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

void headway_gtk_init(void);

GType headway_linear_progress_view_get_type(void);
GtkWidget *headway_linear_progress_view_new(void);

GType headway_circular_progress_view_get_type(void);
GtkWidget *headway_circular_progress_view_new(void);

GType headway_download_view_get_type(void);
GtkWidget *headway_download_view_new(void);

G_END_DECLS

#endif
