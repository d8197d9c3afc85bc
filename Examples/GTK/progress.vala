// Headway's GTK widgets from Vala: valac --pkg gtk4 --pkg headway-gtk-1 progress.vala
int main () {
    Gtk.init ();
    Headway.init ();
    var loop = new MainLoop ();
    var bar = new Headway.LinearProgressView () { theme = Headway.Theme.CLASSIC, hexpand = true };
    var download = new Headway.DownloadView () { state = Headway.DownloadState.RUNNING };
    var box = new Gtk.Box (Gtk.Orientation.VERTICAL, 12);
    box.append (bar);
    box.append (download);
    bar.bind_property ("progress", download, "progress", BindingFlags.SYNC_CREATE);
    bar.completed.connect (() => {
        print ("completed, the download at %g\n", download.progress);
        loop.quit ();
    });
    Timeout.add (100, () => {
        bar.progress += 0.15;
        return bar.progress < 1;
    });
    var window = new Gtk.Window () { title = "Headway sample", child = box, default_width = 320 };
    window.close_request.connect (() => { loop.quit (); return false; });
    window.present ();
    loop.run ();
    return 0;
}
