#!/bin/sh
# README's commands.
make deb && apt install ./.build-deb/*.deb    # the commands, and the GTK library for every language
make web                                      # Web/dist: the elements, to be served as they stand

headway get https://host/file.zip               # download it, and see it; the same command resumes after anything
mkdir -p Downloads && headway get -d Downloads https://host/a.zip https://host/b.zip
headway get --connections 8 https://host/disk.iso        # several ranges of one file at once
headway get --progress json https://host/film.mp4        # one JSON object a line, for programs
my-script | headway gauge --text Copying        # where zenity --progress and dialog --gauge were
headway gauge -- rsync -a --info=progress2 photos/ backup/
headway film scenario.json --format svg         # what the indicators show, on a virtual clock

make demo     # a real download, seen: served on this machine, cut once on the way, resumed, verified
make test     # everything that continuous integration runs
