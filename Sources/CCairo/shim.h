#ifndef HEADWAY_CCAIRO_SHIM_H
#define HEADWAY_CCAIRO_SHIM_H
#if !__has_include(<cairo/cairo.h>)
#error "Cairo's header was not found; on Debian: apt-get install libcairo2-dev"
#endif
#include <cairo/cairo.h>
#endif
