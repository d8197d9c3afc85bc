#!/bin/sh
# Lines to copy: programs that print their progress, into a gauge.
rsync -a --info=progress2 photos/ backup/ | headway gauge --text Photos
dd if=disk.img of=/dev/sdx bs=1M status=progress 2>&1 | headway gauge --size 8G
ffmpeg -i in.mov -progress - -nostats out.mp4 | headway gauge --duration 95

headway gauge -- ninja -C build
headway gauge --transient -- curl -o image.iso https://example.org/image.iso
