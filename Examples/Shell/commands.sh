#!/bin/sh
# README's commands.
make deb && apt install ./.build-deb/*.deb    # the commands, and the GTK library for every language
make web                                      # Web/dist: the elements, ready to be served

headway get https://host/file.zip               # download with progress; run it again to resume
mkdir -p Downloads && headway get -d Downloads https://host/a.zip https://host/b.zip
headway get --connections 8 https://host/disk.iso        # several ranges of one file at once
headway get --progress json https://host/film.mp4        # one JSON object a line, for programs
my-script | headway gauge --text Copying        # in place of zenity --progress and dialog --gauge
headway gauge -- rsync -a --info=progress2 photos/ backup/
headway film scenario.json --format svg         # draw indicators on a virtual clock

make demo     # a real download from a local server: interrupted once, resumed, verified
make test     # everything that continuous integration runs
