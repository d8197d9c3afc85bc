#ifndef HEADWAY_PSEUDO_TERMINAL_H
#define HEADWAY_PSEUDO_TERMINAL_H

// Opens a pseudo-terminal of a size: 0, or -1. Glibc declares its functions for X/Open programs only, and Swift's module of
// Glibc does not show them. Both ends are closed in programs that are started.
int headway_open_terminal(int *parent, int *child, int columns, int rows);

#endif
