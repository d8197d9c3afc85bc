#!/usr/bin/env bash
# 82×2 A script's progress in a terminal: it shows, grows, is set back, completes and goes
sleep 0.5
(
    ramp() { for value in $(seq "$1" "$3" "$2"); do echo "$value"; sleep 0.1; done; }
    sleep 0.5
    ramp 5 35 5
    ramp 40 75 5
    sleep 0.5
    ramp 25 61 4
    sleep 0.1
    ramp 65 100 5
    sleep 0.6
) | headway gauge --text "Copying photos" --transient
sleep 1
