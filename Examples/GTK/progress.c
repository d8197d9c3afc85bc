/* Headway's GTK widgets from C: window.ui, and a bar that fills.
 * cc progress.c $(pkg-config --cflags --libs headway-gtk-1) -o progress */
#include <headway-gtk.h>
#include <stdio.h>

static gboolean advance(gpointer bar) {
    double progress = headway_linear_progress_view_get_progress(bar);
    headway_linear_progress_view_set_progress(bar, progress + 0.15);
    return progress < 1;
}

static void completed(GtkWidget *bar, gpointer loop) {
    puts("completed");
    g_main_loop_quit(loop);
}

int main(int count, char **words) {
    gtk_init();
    headway_init();
    GtkBuilder *builder = gtk_builder_new_from_file(count > 1 ? words[1] : "window.ui");
    HeadwayLinearProgressView *bar = HEADWAY_LINEAR_PROGRESS_VIEW(gtk_builder_get_object(builder, "bar"));
    HeadwayDownloadView *download = HEADWAY_DOWNLOAD_VIEW(gtk_builder_get_object(builder, "download"));
    headway_linear_progress_view_set_theme(bar, HEADWAY_THEME_CLASSIC);
    headway_download_view_set_state(download, HEADWAY_DOWNLOAD_STATE_RUNNING);
    GMainLoop *loop = g_main_loop_new(NULL, FALSE);
    g_signal_connect(bar, "completed", G_CALLBACK(completed), loop);
    g_timeout_add(100, advance, bar);
    gtk_window_present(GTK_WINDOW(gtk_builder_get_object(builder, "window")));
    g_main_loop_run(loop);
    g_main_loop_unref(loop);
    g_object_unref(builder);
    return 0;
}
