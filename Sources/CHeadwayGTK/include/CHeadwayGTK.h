#ifndef HEADWAY_CHEADWAYGTK_H
#define HEADWAY_CHEADWAYGTK_H

#include <stdbool.h>

// Not part of the library's interface.
#pragma GCC visibility push(hidden)

/// True on the thread that the program started on, to which GTK belongs.
bool headway_is_main_thread(void);

/// Logs a critical message that names a function and the present thread.
void headway_complain_of_thread(const char *function);

/// Has an object whose last reference goes on another thread disposed of on the main one.
void headway_dispose_on_main_thread(void *object);

/// A progress bar, or a notification, of our own on the accessibility bus, in the place of a widget.
typedef struct HeadwaySpokenObject HeadwaySpokenObject;

/// Looks for a screen reader, without waiting; `ready` is called when one can hear what is said.
void headway_spoken_objects_begin(void (*ready)(void));

/// Makes an object for a `GtkWidget *`, which must live longer; it is on the bus as soon as a reader is.
HeadwaySpokenObject *headway_spoken_object_new(void *widget, bool is_notification);

/// Names the object.
void headway_spoken_object_set_name(HeadwaySpokenObject *object, const char *name);

/// Gives a progress bar its value, in whole per cent; -1 is none.
void headway_spoken_object_set_percent(HeadwaySpokenObject *object, int percent);

/// Has a notification read out.
void headway_spoken_object_say(HeadwaySpokenObject *object, const char *text);

/// Takes the object off the bus.
void headway_spoken_object_free(HeadwaySpokenObject *object);

#pragma GCC visibility pop

#endif
