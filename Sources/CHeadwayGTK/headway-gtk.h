/* Headway's GTK widgets for C: cc $(pkg-config --cflags --libs headway-gtk-1).
 *
 * Everything is called on the main thread, after gtk_init; elsewhere a critical message names the function, and nothing is
 * done. Numbers out of range are clamped. scripts/generate-gtk-api writes this file. */
#ifndef HEADWAY_GTK_H
#define HEADWAY_GTK_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * HeadwayTheme:
 * @HEADWAY_THEME_MATERIAL3: material3
 * @HEADWAY_THEME_CLASSIC: classic
 *
 * The look: whose numbers and colours stand in for what is not set.
 */
typedef enum {
    HEADWAY_THEME_MATERIAL3,
    HEADWAY_THEME_CLASSIC
} HeadwayTheme;

#define HEADWAY_TYPE_THEME (headway_theme_get_type())
GType headway_theme_get_type(void);

/**
 * HeadwayBackwardMode:
 * @HEADWAY_BACKWARD_MODE_THEME: theme
 * @HEADWAY_BACKWARD_MODE_RESET: reset
 * @HEADWAY_BACKWARD_MODE_ANIMATE: animate
 *
 * What a lower value does.
 */
typedef enum {
    HEADWAY_BACKWARD_MODE_THEME,
    HEADWAY_BACKWARD_MODE_RESET,
    HEADWAY_BACKWARD_MODE_ANIMATE
} HeadwayBackwardMode;

#define HEADWAY_TYPE_BACKWARD_MODE (headway_backward_mode_get_type())
GType headway_backward_mode_get_type(void);

/**
 * HeadwayTrack:
 * @HEADWAY_TRACK_THEME: theme
 * @HEADWAY_TRACK_SHOWN: shown
 * @HEADWAY_TRACK_HIDDEN: hidden
 *
 * Whether the track shows.
 */
typedef enum {
    HEADWAY_TRACK_THEME,
    HEADWAY_TRACK_SHOWN,
    HEADWAY_TRACK_HIDDEN
} HeadwayTrack;

#define HEADWAY_TYPE_TRACK (headway_track_get_type())
GType headway_track_get_type(void);

/**
 * HeadwayLinearMotion:
 * @HEADWAY_LINEAR_MOTION_THEME: theme
 * @HEADWAY_LINEAR_MOTION_DISJOINT: disjoint
 * @HEADWAY_LINEAR_MOTION_WEB: web
 * @HEADWAY_LINEAR_MOTION_CONTIGUOUS: contiguous
 *
 * How a bar moves without a value.
 */
typedef enum {
    HEADWAY_LINEAR_MOTION_THEME,
    HEADWAY_LINEAR_MOTION_DISJOINT,
    HEADWAY_LINEAR_MOTION_WEB,
    HEADWAY_LINEAR_MOTION_CONTIGUOUS
} HeadwayLinearMotion;

#define HEADWAY_TYPE_LINEAR_MOTION (headway_linear_motion_get_type())
GType headway_linear_motion_get_type(void);

/**
 * HeadwayCircularMotion:
 * @HEADWAY_CIRCULAR_MOTION_THEME: theme
 * @HEADWAY_CIRCULAR_MOTION_STAR: star
 * @HEADWAY_CIRCULAR_MOTION_ADVANCE: advance
 * @HEADWAY_CIRCULAR_MOTION_RETREAT: retreat
 *
 * How a ring moves without a value.
 */
typedef enum {
    HEADWAY_CIRCULAR_MOTION_THEME,
    HEADWAY_CIRCULAR_MOTION_STAR,
    HEADWAY_CIRCULAR_MOTION_ADVANCE,
    HEADWAY_CIRCULAR_MOTION_RETREAT
} HeadwayCircularMotion;

#define HEADWAY_TYPE_CIRCULAR_MOTION (headway_circular_motion_get_type())
GType headway_circular_motion_get_type(void);

/**
 * HeadwayDownloadState:
 * @HEADWAY_DOWNLOAD_STATE_INITIAL: initial
 * @HEADWAY_DOWNLOAD_STATE_INDETERMINATE: indeterminate
 * @HEADWAY_DOWNLOAD_STATE_RUNNING: running
 * @HEADWAY_DOWNLOAD_STATE_COMPLETED: completed
 * @HEADWAY_DOWNLOAD_STATE_PAUSED: paused
 * @HEADWAY_DOWNLOAD_STATE_FAILED: failed
 *
 * What a download is doing.
 */
typedef enum {
    HEADWAY_DOWNLOAD_STATE_INITIAL,
    HEADWAY_DOWNLOAD_STATE_INDETERMINATE,
    HEADWAY_DOWNLOAD_STATE_RUNNING,
    HEADWAY_DOWNLOAD_STATE_COMPLETED,
    HEADWAY_DOWNLOAD_STATE_PAUSED,
    HEADWAY_DOWNLOAD_STATE_FAILED
} HeadwayDownloadState;

#define HEADWAY_TYPE_DOWNLOAD_STATE (headway_download_state_get_type())
GType headway_download_state_get_type(void);

/**
 * HeadwayDownloadArtwork:
 * @HEADWAY_DOWNLOAD_ARTWORK_TRAY: tray
 * @HEADWAY_DOWNLOAD_ARTWORK_CLOUD: cloud
 * @HEADWAY_DOWNLOAD_ARTWORK_CUSTOM: custom
 *
 * The pictures of a download's states.
 */
typedef enum {
    HEADWAY_DOWNLOAD_ARTWORK_TRAY,
    HEADWAY_DOWNLOAD_ARTWORK_CLOUD,
    HEADWAY_DOWNLOAD_ARTWORK_CUSTOM
} HeadwayDownloadArtwork;

#define HEADWAY_TYPE_DOWNLOAD_ARTWORK (headway_download_artwork_get_type())
GType headway_download_artwork_get_type(void);

/**
 * HeadwayDownloadMotion:
 * @HEADWAY_DOWNLOAD_MOTION_ARC: arc
 * @HEADWAY_DOWNLOAD_MOTION_GROW_AND_SHRINK: grow and shrink
 * @HEADWAY_DOWNLOAD_MOTION_CUSTOM: custom
 *
 * How a download moves while it waits.
 */
typedef enum {
    HEADWAY_DOWNLOAD_MOTION_ARC,
    HEADWAY_DOWNLOAD_MOTION_GROW_AND_SHRINK,
    HEADWAY_DOWNLOAD_MOTION_CUSTOM
} HeadwayDownloadMotion;

#define HEADWAY_TYPE_DOWNLOAD_MOTION (headway_download_motion_get_type())
GType headway_download_motion_get_type(void);

/**
 * headway_init:
 *
 * Registers the types; call it before GtkBuilder reads a file that names them. Making a widget does it too.
 */
void headway_init(void);

/**
 * headway_gtk_init: (skip)
 *
 * The same, by its first name.
 */
void headway_gtk_init(void);

/**
 * HeadwayLinearProgressView:
 *
 * A bar that shows how far something is, or that it goes on.
 *
 * It takes the width that it is given, and is as high as its thickness, or as a style sheet's `min-height`. A vertical
 * one fills from the top. CSS knows it as `headway-linear`; a `color` that is set for it is its tint.
 */
typedef struct _HeadwayLinearProgressView HeadwayLinearProgressView;
typedef struct _HeadwayLinearProgressViewClass HeadwayLinearProgressViewClass;

#define HEADWAY_TYPE_LINEAR_PROGRESS_VIEW (headway_linear_progress_view_get_type())
#define HEADWAY_LINEAR_PROGRESS_VIEW(object) \
    (G_TYPE_CHECK_INSTANCE_CAST((object), HEADWAY_TYPE_LINEAR_PROGRESS_VIEW, HeadwayLinearProgressView))
#define HEADWAY_IS_LINEAR_PROGRESS_VIEW(object) (G_TYPE_CHECK_INSTANCE_TYPE((object), HEADWAY_TYPE_LINEAR_PROGRESS_VIEW))
GType headway_linear_progress_view_get_type(void);

/**
 * headway_linear_progress_view_new:
 *
 * Makes a bar.
 *
 * Returns: (transfer none) (type HeadwayLinearProgressView): a new widget, with a floating reference
 */
GtkWidget *headway_linear_progress_view_new(void);

/**
 * headway_linear_progress_view_get_progress: (get-property progress)
 * @self: a bar
 *
 * Gets [property@Headway.LinearProgressView:progress]: how far it is; moves only where `animated` is set.
 *
 * Returns: the value
 */
double headway_linear_progress_view_get_progress(HeadwayLinearProgressView *self);
/**
 * headway_linear_progress_view_set_progress: (set-property progress)
 * @self: a bar
 * @progress: the value
 *
 * Sets [property@Headway.LinearProgressView:progress]: how far it is; moves only where `animated` is set.
 */
void headway_linear_progress_view_set_progress(HeadwayLinearProgressView *self, double progress);
/**
 * headway_linear_progress_view_get_hidden: (get-property hidden)
 * @self: a bar
 *
 * Gets [property@Headway.LinearProgressView:hidden]: whether the indicator is to be hidden, with its place kept.
 *
 * Returns: the value
 */
gboolean headway_linear_progress_view_get_hidden(HeadwayLinearProgressView *self);
/**
 * headway_linear_progress_view_set_hidden: (set-property hidden)
 * @self: a bar
 * @hidden: the value
 *
 * Sets [property@Headway.LinearProgressView:hidden]: whether the indicator is to be hidden, with its place kept.
 */
void headway_linear_progress_view_set_hidden(HeadwayLinearProgressView *self, gboolean hidden);
/**
 * headway_linear_progress_view_get_animated: (get-property animated)
 * @self: a bar
 *
 * Gets [property@Headway.LinearProgressView:animated]: whether properties that are set move to their new values.
 *
 * Returns: the value
 */
gboolean headway_linear_progress_view_get_animated(HeadwayLinearProgressView *self);
/**
 * headway_linear_progress_view_set_animated: (set-property animated)
 * @self: a bar
 * @animated: the value
 *
 * Sets [property@Headway.LinearProgressView:animated]: whether properties that are set move to their new values.
 */
void headway_linear_progress_view_set_animated(HeadwayLinearProgressView *self, gboolean animated);
/**
 * headway_linear_progress_view_get_label: (get-property label)
 * @self: a bar
 *
 * Gets [property@Headway.LinearProgressView:label]: the name for assistive technology.
 *
 * Returns: (transfer full) (nullable): the value
 */
char *headway_linear_progress_view_get_label(HeadwayLinearProgressView *self);
/**
 * headway_linear_progress_view_set_label: (set-property label)
 * @self: a bar
 * @label: (nullable): the value
 *
 * Sets [property@Headway.LinearProgressView:label]: the name for assistive technology.
 */
void headway_linear_progress_view_set_label(HeadwayLinearProgressView *self, const char *label);
/**
 * headway_linear_progress_view_get_value_text: (get-property value-text)
 * @self: a bar
 *
 * Gets [property@Headway.LinearProgressView:value-text]: the value for assistive technology, in place of the per cent.
 *
 * Returns: (transfer full) (nullable): the value
 */
char *headway_linear_progress_view_get_value_text(HeadwayLinearProgressView *self);
/**
 * headway_linear_progress_view_set_value_text: (set-property value-text)
 * @self: a bar
 * @value_text: (nullable): the value
 *
 * Sets [property@Headway.LinearProgressView:value-text]: the value for assistive technology, in place of the per cent.
 */
void headway_linear_progress_view_set_value_text(HeadwayLinearProgressView *self, const char *value_text);
/**
 * headway_linear_progress_view_get_buffer: (get-property buffer)
 * @self: a bar
 *
 * Gets [property@Headway.LinearProgressView:buffer]: how much is at hand but not done.
 *
 * Returns: the value
 */
double headway_linear_progress_view_get_buffer(HeadwayLinearProgressView *self);
/**
 * headway_linear_progress_view_set_buffer: (set-property buffer)
 * @self: a bar
 * @buffer: the value
 *
 * Sets [property@Headway.LinearProgressView:buffer]: how much is at hand but not done.
 */
void headway_linear_progress_view_set_buffer(HeadwayLinearProgressView *self, double buffer);
/**
 * headway_linear_progress_view_get_indeterminate: (get-property indeterminate)
 * @self: a bar
 *
 * Gets [property@Headway.LinearProgressView:indeterminate]: whether it moves without a value.
 *
 * Returns: the value
 */
gboolean headway_linear_progress_view_get_indeterminate(HeadwayLinearProgressView *self);
/**
 * headway_linear_progress_view_set_indeterminate: (set-property indeterminate)
 * @self: a bar
 * @indeterminate: the value
 *
 * Sets [property@Headway.LinearProgressView:indeterminate]: whether it moves without a value.
 */
void headway_linear_progress_view_set_indeterminate(HeadwayLinearProgressView *self, gboolean indeterminate);
/**
 * headway_linear_progress_view_get_animating: (get-property animating)
 * @self: a bar
 *
 * Gets [property@Headway.LinearProgressView:animating]: whether it moves without a value, or stands still.
 *
 * Returns: the value
 */
gboolean headway_linear_progress_view_get_animating(HeadwayLinearProgressView *self);
/**
 * headway_linear_progress_view_set_animating: (set-property animating)
 * @self: a bar
 * @animating: the value
 *
 * Sets [property@Headway.LinearProgressView:animating]: whether it moves without a value, or stands still.
 */
void headway_linear_progress_view_set_animating(HeadwayLinearProgressView *self, gboolean animating);
/**
 * headway_linear_progress_view_get_theme: (get-property theme)
 * @self: a bar
 *
 * Gets [property@Headway.LinearProgressView:theme]: the look.
 *
 * Returns: the value
 */
HeadwayTheme headway_linear_progress_view_get_theme(HeadwayLinearProgressView *self);
/**
 * headway_linear_progress_view_set_theme: (set-property theme)
 * @self: a bar
 * @theme: the value
 *
 * Sets [property@Headway.LinearProgressView:theme]: the look.
 */
void headway_linear_progress_view_set_theme(HeadwayLinearProgressView *self, HeadwayTheme theme);
/**
 * headway_linear_progress_view_get_tint: (get-property tint)
 * @self: a bar
 *
 * Gets [property@Headway.LinearProgressView:tint]: the bar's colour; unset is CSS's colour, the accent, or the
 * theme's.
 *
 * Returns: (transfer full) (nullable): the value
 */
GdkRGBA *headway_linear_progress_view_get_tint(HeadwayLinearProgressView *self);
/**
 * headway_linear_progress_view_set_tint: (set-property tint)
 * @self: a bar
 * @tint: (nullable): the value
 *
 * Sets [property@Headway.LinearProgressView:tint]: the bar's colour; unset is CSS's colour, the accent, or the
 * theme's.
 */
void headway_linear_progress_view_set_tint(HeadwayLinearProgressView *self, const GdkRGBA *tint);
/**
 * headway_linear_progress_view_get_tints: (get-property tints)
 * @self: a bar
 *
 * Gets [property@Headway.LinearProgressView:tints]: the colours of a gradient along the bar; none is one colour.
 *
 * Returns: (transfer full) (nullable): the value
 */
GStrv headway_linear_progress_view_get_tints(HeadwayLinearProgressView *self);
/**
 * headway_linear_progress_view_set_tints: (set-property tints)
 * @self: a bar
 * @tints: (nullable): the value
 *
 * Sets [property@Headway.LinearProgressView:tints]: the colours of a gradient along the bar; none is one colour.
 */
void headway_linear_progress_view_set_tints(HeadwayLinearProgressView *self, const char *const *tints);
/**
 * headway_linear_progress_view_get_track_tint: (get-property track-tint)
 * @self: a bar
 *
 * Gets [property@Headway.LinearProgressView:track-tint]: the track's colour; unset is made from the bar's.
 *
 * Returns: (transfer full) (nullable): the value
 */
GdkRGBA *headway_linear_progress_view_get_track_tint(HeadwayLinearProgressView *self);
/**
 * headway_linear_progress_view_set_track_tint: (set-property track-tint)
 * @self: a bar
 * @track_tint: (nullable): the value
 *
 * Sets [property@Headway.LinearProgressView:track-tint]: the track's colour; unset is made from the bar's.
 */
void headway_linear_progress_view_set_track_tint(HeadwayLinearProgressView *self, const GdkRGBA *track_tint);
/**
 * headway_linear_progress_view_get_thickness: (get-property thickness)
 * @self: a bar
 *
 * Gets [property@Headway.LinearProgressView:thickness]: the bar's height; -1 is the theme's.
 *
 * Returns: the value
 */
double headway_linear_progress_view_get_thickness(HeadwayLinearProgressView *self);
/**
 * headway_linear_progress_view_set_thickness: (set-property thickness)
 * @self: a bar
 * @thickness: the value
 *
 * Sets [property@Headway.LinearProgressView:thickness]: the bar's height; -1 is the theme's.
 */
void headway_linear_progress_view_set_thickness(HeadwayLinearProgressView *self, double thickness);
/**
 * headway_linear_progress_view_get_corner_radius: (get-property corner-radius)
 * @self: a bar
 *
 * Gets [property@Headway.LinearProgressView:corner-radius]: the radius of the ends; -1 is the theme's.
 *
 * Returns: the value
 */
double headway_linear_progress_view_get_corner_radius(HeadwayLinearProgressView *self);
/**
 * headway_linear_progress_view_set_corner_radius: (set-property corner-radius)
 * @self: a bar
 * @corner_radius: the value
 *
 * Sets [property@Headway.LinearProgressView:corner-radius]: the radius of the ends; -1 is the theme's.
 */
void headway_linear_progress_view_set_corner_radius(HeadwayLinearProgressView *self, double corner_radius);
/**
 * headway_linear_progress_view_get_gap: (get-property gap)
 * @self: a bar
 *
 * Gets [property@Headway.LinearProgressView:gap]: the space between bar and track; -1 is the theme's.
 *
 * Returns: the value
 */
double headway_linear_progress_view_get_gap(HeadwayLinearProgressView *self);
/**
 * headway_linear_progress_view_set_gap: (set-property gap)
 * @self: a bar
 * @gap: the value
 *
 * Sets [property@Headway.LinearProgressView:gap]: the space between bar and track; -1 is the theme's.
 */
void headway_linear_progress_view_set_gap(HeadwayLinearProgressView *self, double gap);
/**
 * headway_linear_progress_view_get_stop_mark: (get-property stop-mark)
 * @self: a bar
 *
 * Gets [property@Headway.LinearProgressView:stop-mark]: the diameter of the mark at the end; -1 is the theme's.
 *
 * Returns: the value
 */
double headway_linear_progress_view_get_stop_mark(HeadwayLinearProgressView *self);
/**
 * headway_linear_progress_view_set_stop_mark: (set-property stop-mark)
 * @self: a bar
 * @stop_mark: the value
 *
 * Sets [property@Headway.LinearProgressView:stop-mark]: the diameter of the mark at the end; -1 is the theme's.
 */
void headway_linear_progress_view_set_stop_mark(HeadwayLinearProgressView *self, double stop_mark);
/**
 * headway_linear_progress_view_get_backward: (get-property backward)
 * @self: a bar
 *
 * Gets [property@Headway.LinearProgressView:backward]: what a lower value does.
 *
 * Returns: the value
 */
HeadwayBackwardMode headway_linear_progress_view_get_backward(HeadwayLinearProgressView *self);
/**
 * headway_linear_progress_view_set_backward: (set-property backward)
 * @self: a bar
 * @backward: the value
 *
 * Sets [property@Headway.LinearProgressView:backward]: what a lower value does.
 */
void headway_linear_progress_view_set_backward(HeadwayLinearProgressView *self, HeadwayBackwardMode backward);
/**
 * headway_linear_progress_view_get_motion: (get-property motion)
 * @self: a bar
 *
 * Gets [property@Headway.LinearProgressView:motion]: how it moves without a value.
 *
 * Returns: the value
 */
HeadwayLinearMotion headway_linear_progress_view_get_motion(HeadwayLinearProgressView *self);
/**
 * headway_linear_progress_view_set_motion: (set-property motion)
 * @self: a bar
 * @motion: the value
 *
 * Sets [property@Headway.LinearProgressView:motion]: how it moves without a value.
 */
void headway_linear_progress_view_set_motion(HeadwayLinearProgressView *self, HeadwayLinearMotion motion);
/**
 * headway_linear_progress_view_get_wavy: (get-property wavy)
 * @self: a bar
 *
 * Gets [property@Headway.LinearProgressView:wavy]: whether the bar is a wave, with Material's measures.
 *
 * Returns: the value
 */
gboolean headway_linear_progress_view_get_wavy(HeadwayLinearProgressView *self);
/**
 * headway_linear_progress_view_set_wavy: (set-property wavy)
 * @self: a bar
 * @wavy: the value
 *
 * Sets [property@Headway.LinearProgressView:wavy]: whether the bar is a wave, with Material's measures.
 */
void headway_linear_progress_view_set_wavy(HeadwayLinearProgressView *self, gboolean wavy);
/**
 * headway_linear_progress_view_get_show_delay: (get-property show-delay)
 * @self: a bar
 *
 * Gets [property@Headway.LinearProgressView:show-delay]: how long a showing waits, in seconds.
 *
 * Returns: the value
 */
double headway_linear_progress_view_get_show_delay(HeadwayLinearProgressView *self);
/**
 * headway_linear_progress_view_set_show_delay: (set-property show-delay)
 * @self: a bar
 * @show_delay: the value
 *
 * Sets [property@Headway.LinearProgressView:show-delay]: how long a showing waits, in seconds.
 */
void headway_linear_progress_view_set_show_delay(HeadwayLinearProgressView *self, double show_delay);
/**
 * headway_linear_progress_view_get_minimum_visible: (get-property minimum-visible)
 * @self: a bar
 *
 * Gets [property@Headway.LinearProgressView:minimum-visible]: how long it shows at least, in seconds.
 *
 * Returns: the value
 */
double headway_linear_progress_view_get_minimum_visible(HeadwayLinearProgressView *self);
/**
 * headway_linear_progress_view_set_minimum_visible: (set-property minimum-visible)
 * @self: a bar
 * @minimum_visible: the value
 *
 * Sets [property@Headway.LinearProgressView:minimum-visible]: how long it shows at least, in seconds.
 */
void headway_linear_progress_view_set_minimum_visible(HeadwayLinearProgressView *self, double minimum_visible);

/**
 * HeadwayCircularProgressView:
 *
 * A ring that shows how far something is, or that it goes on.
 *
 * Its natural size is its diameter. CSS knows it as `headway-circular`; a `color` that is set for it is its tint.
 */
typedef struct _HeadwayCircularProgressView HeadwayCircularProgressView;
typedef struct _HeadwayCircularProgressViewClass HeadwayCircularProgressViewClass;

#define HEADWAY_TYPE_CIRCULAR_PROGRESS_VIEW (headway_circular_progress_view_get_type())
#define HEADWAY_CIRCULAR_PROGRESS_VIEW(object) \
    (G_TYPE_CHECK_INSTANCE_CAST((object), HEADWAY_TYPE_CIRCULAR_PROGRESS_VIEW, HeadwayCircularProgressView))
#define HEADWAY_IS_CIRCULAR_PROGRESS_VIEW(object) (G_TYPE_CHECK_INSTANCE_TYPE((object), HEADWAY_TYPE_CIRCULAR_PROGRESS_VIEW))
GType headway_circular_progress_view_get_type(void);

/**
 * headway_circular_progress_view_new:
 *
 * Makes a ring.
 *
 * Returns: (transfer none) (type HeadwayCircularProgressView): a new widget, with a floating reference
 */
GtkWidget *headway_circular_progress_view_new(void);

/**
 * headway_circular_progress_view_get_progress: (get-property progress)
 * @self: a ring
 *
 * Gets [property@Headway.CircularProgressView:progress]: how far it is; moves only where `animated` is set.
 *
 * Returns: the value
 */
double headway_circular_progress_view_get_progress(HeadwayCircularProgressView *self);
/**
 * headway_circular_progress_view_set_progress: (set-property progress)
 * @self: a ring
 * @progress: the value
 *
 * Sets [property@Headway.CircularProgressView:progress]: how far it is; moves only where `animated` is set.
 */
void headway_circular_progress_view_set_progress(HeadwayCircularProgressView *self, double progress);
/**
 * headway_circular_progress_view_get_hidden: (get-property hidden)
 * @self: a ring
 *
 * Gets [property@Headway.CircularProgressView:hidden]: whether the indicator is to be hidden, with its place kept.
 *
 * Returns: the value
 */
gboolean headway_circular_progress_view_get_hidden(HeadwayCircularProgressView *self);
/**
 * headway_circular_progress_view_set_hidden: (set-property hidden)
 * @self: a ring
 * @hidden: the value
 *
 * Sets [property@Headway.CircularProgressView:hidden]: whether the indicator is to be hidden, with its place kept.
 */
void headway_circular_progress_view_set_hidden(HeadwayCircularProgressView *self, gboolean hidden);
/**
 * headway_circular_progress_view_get_animated: (get-property animated)
 * @self: a ring
 *
 * Gets [property@Headway.CircularProgressView:animated]: whether properties that are set move to their new values.
 *
 * Returns: the value
 */
gboolean headway_circular_progress_view_get_animated(HeadwayCircularProgressView *self);
/**
 * headway_circular_progress_view_set_animated: (set-property animated)
 * @self: a ring
 * @animated: the value
 *
 * Sets [property@Headway.CircularProgressView:animated]: whether properties that are set move to their new values.
 */
void headway_circular_progress_view_set_animated(HeadwayCircularProgressView *self, gboolean animated);
/**
 * headway_circular_progress_view_get_label: (get-property label)
 * @self: a ring
 *
 * Gets [property@Headway.CircularProgressView:label]: the name for assistive technology.
 *
 * Returns: (transfer full) (nullable): the value
 */
char *headway_circular_progress_view_get_label(HeadwayCircularProgressView *self);
/**
 * headway_circular_progress_view_set_label: (set-property label)
 * @self: a ring
 * @label: (nullable): the value
 *
 * Sets [property@Headway.CircularProgressView:label]: the name for assistive technology.
 */
void headway_circular_progress_view_set_label(HeadwayCircularProgressView *self, const char *label);
/**
 * headway_circular_progress_view_get_value_text: (get-property value-text)
 * @self: a ring
 *
 * Gets [property@Headway.CircularProgressView:value-text]: the value for assistive technology, in place of the per
 * cent.
 *
 * Returns: (transfer full) (nullable): the value
 */
char *headway_circular_progress_view_get_value_text(HeadwayCircularProgressView *self);
/**
 * headway_circular_progress_view_set_value_text: (set-property value-text)
 * @self: a ring
 * @value_text: (nullable): the value
 *
 * Sets [property@Headway.CircularProgressView:value-text]: the value for assistive technology, in place of the per
 * cent.
 */
void headway_circular_progress_view_set_value_text(HeadwayCircularProgressView *self, const char *value_text);
/**
 * headway_circular_progress_view_get_indeterminate: (get-property indeterminate)
 * @self: a ring
 *
 * Gets [property@Headway.CircularProgressView:indeterminate]: whether it turns without a value.
 *
 * Returns: the value
 */
gboolean headway_circular_progress_view_get_indeterminate(HeadwayCircularProgressView *self);
/**
 * headway_circular_progress_view_set_indeterminate: (set-property indeterminate)
 * @self: a ring
 * @indeterminate: the value
 *
 * Sets [property@Headway.CircularProgressView:indeterminate]: whether it turns without a value.
 */
void headway_circular_progress_view_set_indeterminate(HeadwayCircularProgressView *self, gboolean indeterminate);
/**
 * headway_circular_progress_view_get_animating: (get-property animating)
 * @self: a ring
 *
 * Gets [property@Headway.CircularProgressView:animating]: whether it was started and not stopped.
 *
 * Returns: the value
 */
gboolean headway_circular_progress_view_get_animating(HeadwayCircularProgressView *self);
/**
 * headway_circular_progress_view_set_animating: (set-property animating)
 * @self: a ring
 * @animating: the value
 *
 * Sets [property@Headway.CircularProgressView:animating]: whether it was started and not stopped.
 */
void headway_circular_progress_view_set_animating(HeadwayCircularProgressView *self, gboolean animating);
/**
 * headway_circular_progress_view_get_hides_when_stopped: (get-property hides-when-stopped)
 * @self: a ring
 *
 * Gets [property@Headway.CircularProgressView:hides-when-stopped]: whether it hides when its animation is stopped.
 *
 * Returns: the value
 */
gboolean headway_circular_progress_view_get_hides_when_stopped(HeadwayCircularProgressView *self);
/**
 * headway_circular_progress_view_set_hides_when_stopped: (set-property hides-when-stopped)
 * @self: a ring
 * @hides_when_stopped: the value
 *
 * Sets [property@Headway.CircularProgressView:hides-when-stopped]: whether it hides when its animation is stopped.
 */
void headway_circular_progress_view_set_hides_when_stopped(HeadwayCircularProgressView *self, gboolean hides_when_stopped);
/**
 * headway_circular_progress_view_get_theme: (get-property theme)
 * @self: a ring
 *
 * Gets [property@Headway.CircularProgressView:theme]: the look.
 *
 * Returns: the value
 */
HeadwayTheme headway_circular_progress_view_get_theme(HeadwayCircularProgressView *self);
/**
 * headway_circular_progress_view_set_theme: (set-property theme)
 * @self: a ring
 * @theme: the value
 *
 * Sets [property@Headway.CircularProgressView:theme]: the look.
 */
void headway_circular_progress_view_set_theme(HeadwayCircularProgressView *self, HeadwayTheme theme);
/**
 * headway_circular_progress_view_get_tint: (get-property tint)
 * @self: a ring
 *
 * Gets [property@Headway.CircularProgressView:tint]: the arc's colour; unset is CSS's colour, the accent, or the
 * theme's.
 *
 * Returns: (transfer full) (nullable): the value
 */
GdkRGBA *headway_circular_progress_view_get_tint(HeadwayCircularProgressView *self);
/**
 * headway_circular_progress_view_set_tint: (set-property tint)
 * @self: a ring
 * @tint: (nullable): the value
 *
 * Sets [property@Headway.CircularProgressView:tint]: the arc's colour; unset is CSS's colour, the accent, or the
 * theme's.
 */
void headway_circular_progress_view_set_tint(HeadwayCircularProgressView *self, const GdkRGBA *tint);
/**
 * headway_circular_progress_view_get_track_tint: (get-property track-tint)
 * @self: a ring
 *
 * Gets [property@Headway.CircularProgressView:track-tint]: the track's colour; setting one shows the track.
 *
 * Returns: (transfer full) (nullable): the value
 */
GdkRGBA *headway_circular_progress_view_get_track_tint(HeadwayCircularProgressView *self);
/**
 * headway_circular_progress_view_set_track_tint: (set-property track-tint)
 * @self: a ring
 * @track_tint: (nullable): the value
 *
 * Sets [property@Headway.CircularProgressView:track-tint]: the track's colour; setting one shows the track.
 */
void headway_circular_progress_view_set_track_tint(HeadwayCircularProgressView *self, const GdkRGBA *track_tint);
/**
 * headway_circular_progress_view_get_tints: (get-property tints)
 * @self: a ring
 *
 * Gets [property@Headway.CircularProgressView:tints]: the colours that the turning arc goes through; none is the tint,
 * or the theme's.
 *
 * Returns: (transfer full) (nullable): the value
 */
GStrv headway_circular_progress_view_get_tints(HeadwayCircularProgressView *self);
/**
 * headway_circular_progress_view_set_tints: (set-property tints)
 * @self: a ring
 * @tints: (nullable): the value
 *
 * Sets [property@Headway.CircularProgressView:tints]: the colours that the turning arc goes through; none is the tint,
 * or the theme's.
 */
void headway_circular_progress_view_set_tints(HeadwayCircularProgressView *self, const char *const *tints);
/**
 * headway_circular_progress_view_get_track: (get-property track)
 * @self: a ring
 *
 * Gets [property@Headway.CircularProgressView:track]: whether the track shows.
 *
 * Returns: the value
 */
HeadwayTrack headway_circular_progress_view_get_track(HeadwayCircularProgressView *self);
/**
 * headway_circular_progress_view_set_track: (set-property track)
 * @self: a ring
 * @track: the value
 *
 * Sets [property@Headway.CircularProgressView:track]: whether the track shows.
 */
void headway_circular_progress_view_set_track(HeadwayCircularProgressView *self, HeadwayTrack track);
/**
 * headway_circular_progress_view_get_radius: (get-property radius)
 * @self: a ring
 *
 * Gets [property@Headway.CircularProgressView:radius]: from the middle to the outer edge, at least 5; -1 is the
 * theme's.
 *
 * Returns: the value
 */
double headway_circular_progress_view_get_radius(HeadwayCircularProgressView *self);
/**
 * headway_circular_progress_view_set_radius: (set-property radius)
 * @self: a ring
 * @radius: the value
 *
 * Sets [property@Headway.CircularProgressView:radius]: from the middle to the outer edge, at least 5; -1 is the
 * theme's.
 */
void headway_circular_progress_view_set_radius(HeadwayCircularProgressView *self, double radius);
/**
 * headway_circular_progress_view_get_stroke_width: (get-property stroke-width)
 * @self: a ring
 *
 * Gets [property@Headway.CircularProgressView:stroke-width]: the line's width; -1 is the theme's.
 *
 * Returns: the value
 */
double headway_circular_progress_view_get_stroke_width(HeadwayCircularProgressView *self);
/**
 * headway_circular_progress_view_set_stroke_width: (set-property stroke-width)
 * @self: a ring
 * @stroke_width: the value
 *
 * Sets [property@Headway.CircularProgressView:stroke-width]: the line's width; -1 is the theme's.
 */
void headway_circular_progress_view_set_stroke_width(HeadwayCircularProgressView *self, double stroke_width);
/**
 * headway_circular_progress_view_get_gap: (get-property gap)
 * @self: a ring
 *
 * Gets [property@Headway.CircularProgressView:gap]: the space between arc and track; -1 is the theme's.
 *
 * Returns: the value
 */
double headway_circular_progress_view_get_gap(HeadwayCircularProgressView *self);
/**
 * headway_circular_progress_view_set_gap: (set-property gap)
 * @self: a ring
 * @gap: the value
 *
 * Sets [property@Headway.CircularProgressView:gap]: the space between arc and track; -1 is the theme's.
 */
void headway_circular_progress_view_set_gap(HeadwayCircularProgressView *self, double gap);
/**
 * headway_circular_progress_view_get_backward: (get-property backward)
 * @self: a ring
 *
 * Gets [property@Headway.CircularProgressView:backward]: what a lower value does.
 *
 * Returns: the value
 */
HeadwayBackwardMode headway_circular_progress_view_get_backward(HeadwayCircularProgressView *self);
/**
 * headway_circular_progress_view_set_backward: (set-property backward)
 * @self: a ring
 * @backward: the value
 *
 * Sets [property@Headway.CircularProgressView:backward]: what a lower value does.
 */
void headway_circular_progress_view_set_backward(HeadwayCircularProgressView *self, HeadwayBackwardMode backward);
/**
 * headway_circular_progress_view_get_motion: (get-property motion)
 * @self: a ring
 *
 * Gets [property@Headway.CircularProgressView:motion]: how it moves without a value.
 *
 * Returns: the value
 */
HeadwayCircularMotion headway_circular_progress_view_get_motion(HeadwayCircularProgressView *self);
/**
 * headway_circular_progress_view_set_motion: (set-property motion)
 * @self: a ring
 * @motion: the value
 *
 * Sets [property@Headway.CircularProgressView:motion]: how it moves without a value.
 */
void headway_circular_progress_view_set_motion(HeadwayCircularProgressView *self, HeadwayCircularMotion motion);
/**
 * headway_circular_progress_view_get_wavy: (get-property wavy)
 * @self: a ring
 *
 * Gets [property@Headway.CircularProgressView:wavy]: whether the arc is a wave, with Material's measures.
 *
 * Returns: the value
 */
gboolean headway_circular_progress_view_get_wavy(HeadwayCircularProgressView *self);
/**
 * headway_circular_progress_view_set_wavy: (set-property wavy)
 * @self: a ring
 * @wavy: the value
 *
 * Sets [property@Headway.CircularProgressView:wavy]: whether the arc is a wave, with Material's measures.
 */
void headway_circular_progress_view_set_wavy(HeadwayCircularProgressView *self, gboolean wavy);
/**
 * headway_circular_progress_view_get_show_delay: (get-property show-delay)
 * @self: a ring
 *
 * Gets [property@Headway.CircularProgressView:show-delay]: how long a showing waits, in seconds.
 *
 * Returns: the value
 */
double headway_circular_progress_view_get_show_delay(HeadwayCircularProgressView *self);
/**
 * headway_circular_progress_view_set_show_delay: (set-property show-delay)
 * @self: a ring
 * @show_delay: the value
 *
 * Sets [property@Headway.CircularProgressView:show-delay]: how long a showing waits, in seconds.
 */
void headway_circular_progress_view_set_show_delay(HeadwayCircularProgressView *self, double show_delay);
/**
 * headway_circular_progress_view_get_minimum_visible: (get-property minimum-visible)
 * @self: a ring
 *
 * Gets [property@Headway.CircularProgressView:minimum-visible]: how long it shows at least, in seconds.
 *
 * Returns: the value
 */
double headway_circular_progress_view_get_minimum_visible(HeadwayCircularProgressView *self);
/**
 * headway_circular_progress_view_set_minimum_visible: (set-property minimum-visible)
 * @self: a ring
 * @minimum_visible: the value
 *
 * Sets [property@Headway.CircularProgressView:minimum-visible]: how long it shows at least, in seconds.
 */
void headway_circular_progress_view_set_minimum_visible(HeadwayCircularProgressView *self, double minimum_visible);

/**
 * HeadwayDownloadView:
 *
 * A download and what a user can do with it, in the space of a button.
 *
 * It is pressed by pointer, by Space and Enter and by assistive technology, and emits [signal@DownloadView::activate].
 * At least 44 × 44 points are its own. CSS knows it as `headway-download`.
 */
typedef struct _HeadwayDownloadView HeadwayDownloadView;
typedef struct _HeadwayDownloadViewClass HeadwayDownloadViewClass;

#define HEADWAY_TYPE_DOWNLOAD_VIEW (headway_download_view_get_type())
#define HEADWAY_DOWNLOAD_VIEW(object) \
    (G_TYPE_CHECK_INSTANCE_CAST((object), HEADWAY_TYPE_DOWNLOAD_VIEW, HeadwayDownloadView))
#define HEADWAY_IS_DOWNLOAD_VIEW(object) (G_TYPE_CHECK_INSTANCE_TYPE((object), HEADWAY_TYPE_DOWNLOAD_VIEW))
GType headway_download_view_get_type(void);

/**
 * headway_download_view_new:
 *
 * Makes a download control.
 *
 * Returns: (transfer none) (type HeadwayDownloadView): a new widget, with a floating reference
 */
GtkWidget *headway_download_view_new(void);

/**
 * headway_download_view_get_progress: (get-property progress)
 * @self: a download control
 *
 * Gets [property@Headway.DownloadView:progress]: how far it is; moves only where `animated` is set.
 *
 * Returns: the value
 */
double headway_download_view_get_progress(HeadwayDownloadView *self);
/**
 * headway_download_view_set_progress: (set-property progress)
 * @self: a download control
 * @progress: the value
 *
 * Sets [property@Headway.DownloadView:progress]: how far it is; moves only where `animated` is set.
 */
void headway_download_view_set_progress(HeadwayDownloadView *self, double progress);
/**
 * headway_download_view_get_hidden: (get-property hidden)
 * @self: a download control
 *
 * Gets [property@Headway.DownloadView:hidden]: whether the indicator is to be hidden, with its place kept.
 *
 * Returns: the value
 */
gboolean headway_download_view_get_hidden(HeadwayDownloadView *self);
/**
 * headway_download_view_set_hidden: (set-property hidden)
 * @self: a download control
 * @hidden: the value
 *
 * Sets [property@Headway.DownloadView:hidden]: whether the indicator is to be hidden, with its place kept.
 */
void headway_download_view_set_hidden(HeadwayDownloadView *self, gboolean hidden);
/**
 * headway_download_view_get_animated: (get-property animated)
 * @self: a download control
 *
 * Gets [property@Headway.DownloadView:animated]: whether properties that are set move to their new values.
 *
 * Returns: the value
 */
gboolean headway_download_view_get_animated(HeadwayDownloadView *self);
/**
 * headway_download_view_set_animated: (set-property animated)
 * @self: a download control
 * @animated: the value
 *
 * Sets [property@Headway.DownloadView:animated]: whether properties that are set move to their new values.
 */
void headway_download_view_set_animated(HeadwayDownloadView *self, gboolean animated);
/**
 * headway_download_view_get_label: (get-property label)
 * @self: a download control
 *
 * Gets [property@Headway.DownloadView:label]: the name for assistive technology.
 *
 * Returns: (transfer full) (nullable): the value
 */
char *headway_download_view_get_label(HeadwayDownloadView *self);
/**
 * headway_download_view_set_label: (set-property label)
 * @self: a download control
 * @label: (nullable): the value
 *
 * Sets [property@Headway.DownloadView:label]: the name for assistive technology.
 */
void headway_download_view_set_label(HeadwayDownloadView *self, const char *label);
/**
 * headway_download_view_get_value_text: (get-property value-text)
 * @self: a download control
 *
 * Gets [property@Headway.DownloadView:value-text]: the value for assistive technology, in place of the per cent.
 *
 * Returns: (transfer full) (nullable): the value
 */
char *headway_download_view_get_value_text(HeadwayDownloadView *self);
/**
 * headway_download_view_set_value_text: (set-property value-text)
 * @self: a download control
 * @value_text: (nullable): the value
 *
 * Sets [property@Headway.DownloadView:value-text]: the value for assistive technology, in place of the per cent.
 */
void headway_download_view_set_value_text(HeadwayDownloadView *self, const char *value_text);
/**
 * headway_download_view_get_state: (get-property state)
 * @self: a download control
 *
 * Gets [property@Headway.DownloadView:state]: what the download is doing.
 *
 * Returns: the value
 */
HeadwayDownloadState headway_download_view_get_state(HeadwayDownloadView *self);
/**
 * headway_download_view_set_state: (set-property state)
 * @self: a download control
 * @state: the value
 *
 * Sets [property@Headway.DownloadView:state]: what the download is doing.
 */
void headway_download_view_set_state(HeadwayDownloadView *self, HeadwayDownloadState state);
/**
 * headway_download_view_get_indeterminate: (get-property indeterminate)
 * @self: a download control
 *
 * Gets [property@Headway.DownloadView:indeterminate]: whether the length of a running download is not known.
 *
 * Returns: the value
 */
gboolean headway_download_view_get_indeterminate(HeadwayDownloadView *self);
/**
 * headway_download_view_set_indeterminate: (set-property indeterminate)
 * @self: a download control
 * @indeterminate: the value
 *
 * Sets [property@Headway.DownloadView:indeterminate]: whether the length of a running download is not known.
 */
void headway_download_view_set_indeterminate(HeadwayDownloadView *self, gboolean indeterminate);
/**
 * headway_download_view_get_theme: (get-property theme)
 * @self: a download control
 *
 * Gets [property@Headway.DownloadView:theme]: the look.
 *
 * Returns: the value
 */
HeadwayTheme headway_download_view_get_theme(HeadwayDownloadView *self);
/**
 * headway_download_view_set_theme: (set-property theme)
 * @self: a download control
 * @theme: the value
 *
 * Sets [property@Headway.DownloadView:theme]: the look.
 */
void headway_download_view_set_theme(HeadwayDownloadView *self, HeadwayTheme theme);
/**
 * headway_download_view_get_tint: (get-property tint)
 * @self: a download control
 *
 * Gets [property@Headway.DownloadView:tint]: the colour; unset is CSS's colour, the accent, or the theme's.
 *
 * Returns: (transfer full) (nullable): the value
 */
GdkRGBA *headway_download_view_get_tint(HeadwayDownloadView *self);
/**
 * headway_download_view_set_tint: (set-property tint)
 * @self: a download control
 * @tint: (nullable): the value
 *
 * Sets [property@Headway.DownloadView:tint]: the colour; unset is CSS's colour, the accent, or the theme's.
 */
void headway_download_view_set_tint(HeadwayDownloadView *self, const GdkRGBA *tint);
/**
 * headway_download_view_get_track_tint: (get-property track-tint)
 * @self: a download control
 *
 * Gets [property@Headway.DownloadView:track-tint]: the colour of the ring under the value; unset is the theme's.
 *
 * Returns: (transfer full) (nullable): the value
 */
GdkRGBA *headway_download_view_get_track_tint(HeadwayDownloadView *self);
/**
 * headway_download_view_set_track_tint: (set-property track-tint)
 * @self: a download control
 * @track_tint: (nullable): the value
 *
 * Sets [property@Headway.DownloadView:track-tint]: the colour of the ring under the value; unset is the theme's.
 */
void headway_download_view_set_track_tint(HeadwayDownloadView *self, const GdkRGBA *track_tint);
/**
 * headway_download_view_get_thickness: (get-property thickness)
 * @self: a download control
 *
 * Gets [property@Headway.DownloadView:thickness]: the width of the ring; -1 is the theme's.
 *
 * Returns: the value
 */
double headway_download_view_get_thickness(HeadwayDownloadView *self);
/**
 * headway_download_view_set_thickness: (set-property thickness)
 * @self: a download control
 * @thickness: the value
 *
 * Sets [property@Headway.DownloadView:thickness]: the width of the ring; -1 is the theme's.
 */
void headway_download_view_set_thickness(HeadwayDownloadView *self, double thickness);
/**
 * headway_download_view_get_backward: (get-property backward)
 * @self: a download control
 *
 * Gets [property@Headway.DownloadView:backward]: what a lower value does.
 *
 * Returns: the value
 */
HeadwayBackwardMode headway_download_view_get_backward(HeadwayDownloadView *self);
/**
 * headway_download_view_set_backward: (set-property backward)
 * @self: a download control
 * @backward: the value
 *
 * Sets [property@Headway.DownloadView:backward]: what a lower value does.
 */
void headway_download_view_set_backward(HeadwayDownloadView *self, HeadwayBackwardMode backward);
/**
 * headway_download_view_get_artwork: (get-property artwork)
 * @self: a download control
 *
 * Gets [property@Headway.DownloadView:artwork]: the pictures; `custom` are an app's own.
 *
 * Returns: the value
 */
HeadwayDownloadArtwork headway_download_view_get_artwork(HeadwayDownloadView *self);
/**
 * headway_download_view_set_artwork: (set-property artwork)
 * @self: a download control
 * @artwork: the value
 *
 * Sets [property@Headway.DownloadView:artwork]: the pictures; `custom` are an app's own.
 */
void headway_download_view_set_artwork(HeadwayDownloadView *self, HeadwayDownloadArtwork artwork);
/**
 * headway_download_view_get_indeterminate_motion: (get-property indeterminate-motion)
 * @self: a download control
 *
 * Gets [property@Headway.DownloadView:indeterminate-motion]: how it moves while waiting; `custom` is an app's own.
 *
 * Returns: the value
 */
HeadwayDownloadMotion headway_download_view_get_indeterminate_motion(HeadwayDownloadView *self);
/**
 * headway_download_view_set_indeterminate_motion: (set-property indeterminate-motion)
 * @self: a download control
 * @indeterminate_motion: the value
 *
 * Sets [property@Headway.DownloadView:indeterminate-motion]: how it moves while waiting; `custom` is an app's own.
 */
void headway_download_view_set_indeterminate_motion(HeadwayDownloadView *self, HeadwayDownloadMotion indeterminate_motion);
/**
 * headway_download_view_get_show_delay: (get-property show-delay)
 * @self: a download control
 *
 * Gets [property@Headway.DownloadView:show-delay]: how long a showing waits, in seconds.
 *
 * Returns: the value
 */
double headway_download_view_get_show_delay(HeadwayDownloadView *self);
/**
 * headway_download_view_set_show_delay: (set-property show-delay)
 * @self: a download control
 * @show_delay: the value
 *
 * Sets [property@Headway.DownloadView:show-delay]: how long a showing waits, in seconds.
 */
void headway_download_view_set_show_delay(HeadwayDownloadView *self, double show_delay);
/**
 * headway_download_view_get_minimum_visible: (get-property minimum-visible)
 * @self: a download control
 *
 * Gets [property@Headway.DownloadView:minimum-visible]: how long it shows at least, in seconds.
 *
 * Returns: the value
 */
double headway_download_view_get_minimum_visible(HeadwayDownloadView *self);
/**
 * headway_download_view_set_minimum_visible: (set-property minimum-visible)
 * @self: a download control
 * @minimum_visible: the value
 *
 * Sets [property@Headway.DownloadView:minimum-visible]: how long it shows at least, in seconds.
 */
void headway_download_view_set_minimum_visible(HeadwayDownloadView *self, double minimum_visible);

G_DEFINE_AUTOPTR_CLEANUP_FUNC(HeadwayLinearProgressView, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC(HeadwayCircularProgressView, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC(HeadwayDownloadView, g_object_unref)

G_END_DECLS

#endif
