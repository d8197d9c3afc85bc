#!/usr/bin/env bash
# 84×5 Three downloads by headway get: two run, one waits; then each is whole and stands in its line
headway get --jobs 2 --limit-rate 3M "$SITE/photos.zip?size=12000000" "$SITE/notes.pdf?size=5000000" "$SITE/film.mp4?size=9000000"
