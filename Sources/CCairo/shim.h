#ifndef HEADWAY_CCAIRO_SHIM_H
#define HEADWAY_CCAIRO_SHIM_H
#include <cairo.h>
#endif
