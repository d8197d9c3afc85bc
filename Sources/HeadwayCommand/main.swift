print("headway")
