#ifndef HEADWAY_CCAIRO_SHIM_H
#define HEADWAY_CCAIRO_SHIM_H
#if !__has_include(<cairo/cairo.h>)
#error "Cairo's header was not found; on Debian: apt-get install libcairo2-dev"
#endif
#include <cairo/cairo.h>
#include <dlfcn.h>
#include <stdbool.h>

// Cairo depends on fifteen libraries, which a download must not load. So nothing is linked with it: its functions are looked
// up when the first picture is made, and their types come from Cairo's own header.
#define HEADWAY_CAIRO_FUNCTIONS(function)                                                                                        \
    function(arc) function(clip) function(close_path) function(copy_path) function(create) function(curve_to)                    \
    function(destroy) function(fill) function(font_options_create) function(font_options_destroy)                                \
    function(font_options_set_hint_metrics) function(font_options_set_hint_style) function(image_surface_create)                 \
    function(line_to) function(move_to) function(new_sub_path) function(paint_with_alpha) function(path_destroy)                 \
    function(pattern_add_color_stop_rgba) function(pattern_create_linear) function(pattern_destroy)                              \
    function(pop_group_to_source) function(push_group) function(rectangle) function(restore) function(save) function(scale)      \
    function(select_font_face) function(set_fill_rule) function(set_font_options) function(set_font_size)                        \
    function(set_line_cap) function(set_line_join) function(set_line_width) function(set_source) function(set_source_rgba)       \
    function(set_tolerance) function(stroke) function(surface_destroy) function(surface_status)                                  \
    function(surface_write_to_png_stream) function(text_extents) function(text_path) function(translate)

struct headway_cairo {
#define HEADWAY_CAIRO_MEMBER(name) __typeof__(cairo_##name) *_Nonnull name;
    HEADWAY_CAIRO_FUNCTIONS(HEADWAY_CAIRO_MEMBER)
};

// Loads Cairo and looks up each function; false if the library or one of them is missing.
static inline bool headway_cairo_load(struct headway_cairo *_Nonnull functions) {
    void *library = dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!library) return false;
#define HEADWAY_CAIRO_LOOK_UP(name)                                                                                              \
    if (!(*(void **)&functions->name = dlsym(library, "cairo_" #name))) return false;
    HEADWAY_CAIRO_FUNCTIONS(HEADWAY_CAIRO_LOOK_UP)
    return true;
}
#endif
