#ifndef HEADWAY_CCRYPTO_SHIM_H
#define HEADWAY_CCRYPTO_SHIM_H
#if !__has_include(<openssl/evp.h>)
#error "OpenSSL's header was not found; on Debian: apt-get install libssl-dev"
#endif
#include <openssl/evp.h>
#endif
