/* Headway's GTK widgets from C: window.ui, and a bar that fills.
 * cc progress.c $(pkg-config --cflags --libs gtk4) -L.build/debug -lheadway-gtk -Wl,-rpath,.build/debug -o progress */
#include "headway-gtk.h"
#include <stdio.h>

static gboolean advance(gpointer bar) {
    double progress;
    g_object_get(bar, "progress", &progress, NULL);
    g_object_set(bar, "progress", MIN(1, progress + 0.1), NULL);
    return progress < 0.9;
}

static void completed(GtkWidget *bar, gpointer loop) {
    puts("completed");
    g_main_loop_quit(loop);
}

int main(int count, char **words) {
    gtk_init();
    headway_gtk_init();
    GtkBuilder *builder = gtk_builder_new_from_file(count > 1 ? words[1] : "window.ui");
    GtkWidget *bar = GTK_WIDGET(gtk_builder_get_object(builder, "bar"));
    GMainLoop *loop = g_main_loop_new(NULL, FALSE);
    g_signal_connect(bar, "completed", G_CALLBACK(completed), loop);
    g_timeout_add(100, advance, bar);
    gtk_window_present(GTK_WINDOW(gtk_builder_get_object(builder, "window")));
    g_main_loop_run(loop);
    g_main_loop_unref(loop);
    g_object_unref(builder);
    return 0;
}
