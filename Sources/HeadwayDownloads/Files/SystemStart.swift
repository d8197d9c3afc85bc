/// Which start of the system this is: what was written in another one may have been lost in a power cut.
enum SystemStart {}
