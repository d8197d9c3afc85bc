#define _GNU_SOURCE
#include "pseudo_terminal.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

int headway_open_terminal(int *parent, int *child, int columns, int rows) {
    *parent = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (*parent < 0) return -1;
    char name[128];
    struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
    if (grantpt(*parent) == 0 && unlockpt(*parent) == 0 && ptsname_r(*parent, name, sizeof name) == 0) {
        *child = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
        if (*child >= 0 && ioctl(*child, TIOCSWINSZ, &size) == 0) return 0;
        if (*child >= 0) close(*child);
    }
    close(*parent);
    return -1;
}
