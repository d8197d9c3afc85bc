#!/usr/bin/env python3
"""Takes the picture of the example page. usage: picture.py PATH [FEATURE=VALUE …]   (prefers-color-scheme=dark)"""
import sys
import time

import browsers
import server

with browsers.Chromium() as browser:
    browser.send("Emulation.setDeviceMetricsOverride", width=760, height=880, deviceScaleFactor=1, mobile=False)
    browser.media(**dict(word.split("=") for word in sys.argv[2:]))
    browser.goto(server.serve() + "/Examples/Web/index.html")
    # Half way through a motion there is more to see.
    time.sleep(1.1)
    browser.picture(sys.argv[1])
