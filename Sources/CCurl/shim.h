#ifndef HEADWAY_CCURL_SHIM_H
#define HEADWAY_CCURL_SHIM_H
#include <curl/curl.h>
#endif
