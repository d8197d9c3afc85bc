#ifndef HEADWAY_CCRYPTO_SHIM_H
#define HEADWAY_CCRYPTO_SHIM_H
#include <openssl/evp.h>
#endif
