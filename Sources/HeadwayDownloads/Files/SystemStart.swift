/// Which boot of the system this is: what was written during another one may have been lost in a power cut.
enum SystemStart {}
