#!/usr/bin/env python3
"""Takes the picture of the example page. usage: picture.py PATH [FEATURE=VALUE …]   (prefers-color-scheme=dark, or dir=rtl)"""
import sys
import time

import browsers
import server

with browsers.Chromium() as browser:
    browser.send("Emulation.setDeviceMetricsOverride", width=760, height=1290, deviceScaleFactor=1, mobile=False)
    features = dict(word.split("=") for word in sys.argv[2:])
    direction = features.pop("dir", "ltr")
    browser.media(**features)
    browser.goto(server.serve() + "/Examples/Web/index.html")
    browser.run("document.documentElement.dir = given[0]", direction)
    # Half way through a motion there is more to see.
    time.sleep(1.1)
    browser.picture(sys.argv[1])
