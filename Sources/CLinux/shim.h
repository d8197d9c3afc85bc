#ifndef HEADWAY_CLINUX_SHIM_H
#define HEADWAY_CLINUX_SHIM_H

// Glibc declares renameat2 for GNU programs only, and Swift's module of Glibc does not show it.

#include <sys/syscall.h>
#include <unistd.h>

// Renames without ever replacing what stands under the new name: 0, or -1 with errno EEXIST (taken), EINVAL (this file
// system cannot promise it), or as rename(2).
static inline int headway_rename_without_replacing(int folder, const char *from, const char *to) {
    return (int)syscall(SYS_renameat2, folder, from, folder, to, 1 /* RENAME_NOREPLACE */);
}

#endif
