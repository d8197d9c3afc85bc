#!/bin/sh
# A digest makes sure of a download.
headway get --sha256 "$digest" https://host/file.zip
my-script | headway gauge --text Copying
