#ifndef HEADWAY_CLINUX_SHIM_H
#define HEADWAY_CLINUX_SHIM_H

// What Glibc declares for GNU programs only, so that Swift's module of Glibc does not show it.

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

// Renames without ever replacing what stands under the new name: 0, or -1 with errno EEXIST (taken), EINVAL (this file
// system cannot promise it), or as rename(2).
static inline int headway_rename_without_replacing(int folder, const char *from, const char *to) {
    return (int)syscall(SYS_renameat2, folder, from, folder, to, 1 /* RENAME_NOREPLACE */);
}

// Opens a new file without a name in a folder: a descriptor, or -1 where the file system has no such thing.
static inline int headway_open_unnamed(int folder, mode_t mode) {
    const int unnamed = 020000000 | O_DIRECTORY; /* O_TMPFILE */
    return openat(folder, ".", O_RDWR | O_CLOEXEC | unnamed, mode);
}

// Gives an unnamed file a name that nothing has yet: 0, or -1 with errno as linkat(2).
static inline int headway_name(int file, int folder, const char *name) {
    char path[40];
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    return linkat(AT_FDCWD, path, folder, name, AT_SYMLINK_FOLLOW);
}

// Locks a whole open file against other processes and other descriptors, as flock does, by the means that network file
// systems have: 0, or -1 with errno.
static inline int headway_lock_open_file(int file) {
    struct flock lock;
    memset(&lock, 0, sizeof lock);
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    return fcntl(file, 37 /* F_OFD_SETLK */, &lock);
}

#endif
