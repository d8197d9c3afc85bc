#!/usr/bin/env bash
# 84×5 A script's percentages and labels, and a program's own progress, shown by headway gauge
(
    for photo in beach dunes lighthouse harbour sunset; do
        echo "# Copying $photo.jpg"
        for _ in 1 2 3; do echo $((n += 6)); sleep 0.22; done
    done
    echo 100
) | headway gauge --title Backup --time-remaining
headway gauge --text image.iso -- curl -# -o image.iso "$SITE/image.iso?size=9000000&rate=4000000"
