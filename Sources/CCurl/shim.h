#ifndef HEADWAY_CCURL_SHIM_H
#define HEADWAY_CCURL_SHIM_H

// libcurl sets and reads its options through variadic functions, which Swift cannot call. Each wrapper below has one
// fixed argument type; nothing else is added.

#if !__has_include(<curl/curl.h>)
#error "libcurl's header was not found; on Debian: apt-get install libcurl4-openssl-dev"
#endif
#include <curl/curl.h>
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
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

// Calls back when a connection is there and before anything is sent over it; the callback's 1 ends the transfer.
typedef int (*headway_curl_before_request)(void *user, char *address, char *local, int port, int local_port);

static inline CURLcode headway_curl_setopt_before_request(CURL *easy, void *user, headway_curl_before_request callback) {
    curl_easy_setopt(easy, CURLOPT_PREREQDATA, user);
    return curl_easy_setopt(easy, CURLOPT_PREREQFUNCTION, callback);
}

// Lets the program make libcurl's sockets.
static inline CURLcode headway_curl_setopt_open_socket(CURL *easy, void *user, curl_opensocket_callback callback) {
    curl_easy_setopt(easy, CURLOPT_OPENSOCKETDATA, user);
    return curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, callback);
}

// A socket, or the negative error number.
static inline int headway_make_socket(int family, int kind, int protocol) {
    int made = socket(family, kind | SOCK_CLOEXEC, protocol);
    return made < 0 ? -errno : made;
}

// The local port of a socket; negative if it is none any more.
static inline int headway_local_port(int socket) {
    struct sockaddr_storage name;
    socklen_t length = sizeof name;
    if (getsockname(socket, (struct sockaddr *)&name, &length) != 0) return -1;
    if (name.ss_family == AF_INET) return ntohs(((struct sockaddr_in *)&name)->sin_port);
    if (name.ss_family == AF_INET6) return ntohs(((struct sockaddr_in6 *)&name)->sin6_port);
    return -1;
}

static inline int headway_is_readable(int socket) {
    struct pollfd waiting = {.fd = socket, .events = POLLIN};
    return poll(&waiting, 1, 0) > 0;
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
