#!/usr/bin/gjs
// Headway's GTK widgets from JavaScript: a bar that fills, beside a download that goes with it.
// Needs gjs, gir1.2-gtk-4.0 and gir1.2-headway-1.
imports.gi.versions.Gtk = '4.0';
imports.gi.versions.Headway = '1';
const {GLib, Gtk, Headway} = imports.gi;

Gtk.init();
Headway.init();

const loop = GLib.MainLoop.new(null, false);
const bar = new Headway.LinearProgressView({animated: true, label: 'Copying', hexpand: true, valign: Gtk.Align.CENTER});
const download = new Headway.DownloadView({state: Headway.DownloadState.RUNNING});
const box = new Gtk.Box({spacing: 12});
box.append(download);
box.append(bar);
const window = new Gtk.Window({title: 'Headway sample', child: box, defaultWidth: 320});

bar.connect('completed', () => {
    download.state = Headway.DownloadState.COMPLETED;
    print('completed');
    loop.quit();
});
GLib.timeout_add(GLib.PRIORITY_DEFAULT, 100, () => {
    bar.progress += 0.15;
    download.set_progress(bar.progress);
    return bar.progress < 1;
});
window.connect('close-request', () => loop.quit());
window.present();
loop.run();
print('state', download.state === Headway.DownloadState.COMPLETED);
