#ifndef HEADWAY_CHEADWAYGTK_H
#define HEADWAY_CHEADWAYGTK_H

#include <stdbool.h>

// Not part of the library's interface.
#pragma GCC visibility push(hidden)

/// True on the thread on which the program started, to which GTK belongs.
bool headway_is_main_thread(void);

/// Logs a critical message that names a function and the current thread.
void headway_complain_of_thread(const char *function);

/// Disposes of an object on the main thread if its last reference is dropped on another one.
void headway_dispose_on_main_thread(void *object);

/// A progress bar, or a notification, of our own on the accessibility bus, in place of a widget's.
typedef struct HeadwaySpokenObject HeadwaySpokenObject;

/// Looks for a screen reader, without waiting; `ready` is called when one can hear what is said.
void headway_spoken_objects_begin(void (*ready)(void));

/// Makes an object for a `GtkWidget *`, which must live longer; it is on the bus as soon as a reader is.
HeadwaySpokenObject *headway_spoken_object_new(void *widget, bool is_notification);

/// Names the object.
void headway_spoken_object_set_name(HeadwaySpokenObject *object, const char *name);

/// Gives a progress bar its value, in whole per cent; -1 is none.
void headway_spoken_object_set_percent(HeadwaySpokenObject *object, int percent);

/// Makes the screen reader read out a notification.
void headway_spoken_object_say(HeadwaySpokenObject *object, const char *text);

/// Removes the object from the bus.
void headway_spoken_object_free(HeadwaySpokenObject *object);

#pragma GCC visibility pop

#endif
