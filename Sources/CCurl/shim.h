#ifndef HEADWAY_CCURL_SHIM_H
#define HEADWAY_CCURL_SHIM_H

// libcurl sets and reads its options through variadic functions, which Swift cannot call. Each wrapper below has one
// fixed argument type; nothing else is added.

#if !__has_include(<curl/curl.h>)
#error "libcurl's header was not found; on Debian: apt-get install libcurl4-openssl-dev"
#endif
#include <curl/curl.h>
#include <stddef.h>
#include <stdint.h>

typedef size_t (*headway_curl_data_callback)(char *data, size_t size, size_t count, void *user);

static inline CURLcode headway_curl_setopt_long(CURL *easy, CURLoption option, long value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode headway_curl_setopt_off(CURL *easy, CURLoption option, int64_t value) {
    return curl_easy_setopt(easy, option, (curl_off_t)value);
}

static inline CURLcode headway_curl_setopt_str(CURL *easy, CURLoption option, const char *value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode headway_curl_setopt_ptr(CURL *easy, CURLoption option, void *value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode headway_curl_setopt_slist(CURL *easy, CURLoption option, struct curl_slist *value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode headway_curl_setopt_callback(CURL *easy, CURLoption option, headway_curl_data_callback value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode headway_curl_getinfo_long(CURL *easy, CURLINFO info, long *value) {
    return curl_easy_getinfo(easy, info, value);
}

static inline CURLcode headway_curl_getinfo_off(CURL *easy, CURLINFO info, int64_t *value) {
    curl_off_t read = 0;
    CURLcode code = curl_easy_getinfo(easy, info, &read);
    *value = read;
    return code;
}

static inline CURLcode headway_curl_getinfo_str(CURL *easy, CURLINFO info, const char **value) {
    char *read = NULL;
    CURLcode code = curl_easy_getinfo(easy, info, &read);
    *value = read;
    return code;
}

static inline CURLMcode headway_curl_multi_setopt_long(CURLM *multi, CURLMoption option, long value) {
    return curl_multi_setopt(multi, option, value);
}

// Takes the next finished transfer: 1 and its handle and result, or 0 when there is none. The message itself has a
// union, which is not handed out.
static inline int headway_curl_multi_info_read(CURLM *multi, CURL **easy, CURLcode *result) {
    int left = 0;
    for (CURLMsg *message; (message = curl_multi_info_read(multi, &left)) != NULL;) {
        if (message->msg != CURLMSG_DONE) continue;
        *easy = message->easy_handle;
        *result = message->data.result;
        return 1;
    }
    return 0;
}

#endif
