// What the terminal's library uses of macOS's C library, for type-checking without an Apple SDK.
#pragma once

typedef int dev_t;
typedef int pid_t;
typedef long ssize_t;
typedef unsigned int nfds_t;
typedef unsigned int sigset_t;
typedef unsigned long size_t;
typedef unsigned long tcflag_t;

// Signals.
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGPIPE 13
#define SIGTERM 15
#define SIGSTOP 17
#define SIGTSTP 18
#define SIGCONT 19
#define SIGTTOU 22
#define SIGWINCH 28
#define SIG_BLOCK 1
#define SIG_SETMASK 3

struct __siginfo;
union __sigaction_u {
    void (*__sa_handler)(int);
    void (*__sa_sigaction)(int, struct __siginfo *, void *);
};
struct sigaction {
    union __sigaction_u __sigaction_u;
    sigset_t sa_mask;
    int sa_flags;
};
int sigaction(int, const struct sigaction *, struct sigaction *);
void (*signal(int, void (*)(int)))(int);
int sigemptyset(sigset_t *);
int sigaddset(sigset_t *, int);
int sigismember(const sigset_t *, int);
int sigpending(sigset_t *);
int sigwait(const sigset_t *, int *);
int kill(pid_t, int);
int raise(int);

// Processes and threads.
#define PTHREAD_MUTEX_RECURSIVE 2

struct _opaque_pthread_t { long sig; };
struct _opaque_pthread_mutex_t { long sig; };
struct _opaque_pthread_mutexattr_t { long sig; };
typedef struct _opaque_pthread_t *pthread_t;
typedef struct _opaque_pthread_mutex_t pthread_mutex_t;
typedef struct _opaque_pthread_mutexattr_t pthread_mutexattr_t;
pid_t getpid(void);
pid_t getpgrp(void);
int atexit(void (*_Nonnull)(void));
pthread_t _Nonnull pthread_self(void);
int pthread_sigmask(int, const sigset_t *_Nullable, sigset_t *_Nullable);
int pthread_mutex_init(pthread_mutex_t *_Nonnull, const pthread_mutexattr_t *_Nullable);
int pthread_mutex_destroy(pthread_mutex_t *_Nonnull);
int pthread_mutex_lock(pthread_mutex_t *_Nonnull);
int pthread_mutex_trylock(pthread_mutex_t *_Nonnull);
int pthread_mutex_unlock(pthread_mutex_t *_Nonnull);
int pthread_mutexattr_init(pthread_mutexattr_t *_Nonnull);
int pthread_mutexattr_destroy(pthread_mutexattr_t *_Nonnull);
int pthread_mutexattr_settype(pthread_mutexattr_t *_Nonnull, int);

// Files and terminals.
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define EINTR 4
#define EAGAIN 35
#define F_SETFD 2
#define F_SETFL 4
#define FD_CLOEXEC 1
#define O_NONBLOCK 0x00000004
#define POLLIN 0x0001
#define POLLOUT 0x0004
#define ICANON 0x00000100
#define ECHO 0x00000008

struct stat {
    dev_t st_dev;
    dev_t st_rdev;
};
struct pollfd {
    int fd;
    short events;
    short revents;
};
struct winsize {
    unsigned short ws_row;
    unsigned short ws_col;
    unsigned short ws_xpixel;
    unsigned short ws_ypixel;
};
struct termios {
    tcflag_t c_lflag;
};
int isatty(int);
int fstat(int, struct stat *);
int pipe(int[2]);
int poll(struct pollfd *, nfds_t, int);
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);
int tcgetattr(int, struct termios *);
pid_t tcgetpgrp(int);
