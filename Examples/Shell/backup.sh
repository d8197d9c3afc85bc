#!/bin/sh
# Two folders, with their progress in the terminal or in a window.
mkdir -p backup
(
    echo 10; echo "# Copying photos"; cp -r photos backup/
    echo 60; echo "# Copying music";  cp -r music backup/
    echo 100
) | headway gauge --title Backup --auto-close || echo "cancelled"
