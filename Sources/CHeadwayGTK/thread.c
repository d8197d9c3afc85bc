#define _GNU_SOURCE
#define G_LOG_DOMAIN "Headway"
#include "CHeadwayGTK.h"
#include <glib-object.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

bool headway_is_main_thread(void) {
    // Checked at every callback; a system call each time would be noticeable with a thousand widgets.
    static _Thread_local signed char answer;
    if (answer == 0) answer = syscall(SYS_gettid) == getpid() ? 1 : -1;
    return answer > 0;
}

void headway_complain_of_thread(const char *function) {
    char name[16] = "";
    pthread_getname_np(pthread_self(), name, sizeof name);
    g_critical("%s was called on thread %ld (\"%s\"); widgets belong to the main thread, and the call is ignored",
               function, (long)syscall(SYS_gettid), name);
}

static gboolean unref_now(gpointer object) {
    g_object_unref(object);
    return G_SOURCE_REMOVE;
}

void headway_dispose_on_main_thread(void *object) {
    // An object that is referenced again during disposal lives on; its last reference is then dropped on the main thread.
    g_object_ref(object);
    g_idle_add_full(G_PRIORITY_DEFAULT, unref_now, object, NULL);
}
