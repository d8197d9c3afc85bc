print("headway-window")
