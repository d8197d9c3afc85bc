#ifndef HEADWAY_CCURL_SHIM_H
#define HEADWAY_CCURL_SHIM_H

// libcurl sets and reads its options through variadic functions, which Swift cannot call. Each wrapper below has one
// fixed argument type; nothing else is added.

#if !__has_include(<curl/curl.h>)
#error "libcurl's header was not found; on Debian: apt-get install libcurl4-openssl-dev"
#endif
#include <curl/curl.h>
#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Lets handles share their TLS sessions; all of them on one thread, so without locks.
static inline void headway_curl_share_sessions(CURLSH *share) {
    if (share != NULL) curl_share_setopt(share, CURLSHOPT_SHARE, CURL_LOCK_DATA_SSL_SESSION);
}

// What of OpenSSL lets a connection read many records in one call of the system. libcurl has no option for it, and
// OpenSSL's own header would make its library a dependency: the functions are looked up in the library that libcurl brings.
struct headway_openssl {
    long (*control)(void *context, int command, long value, void *pointer);
    void (*set_buffer_length)(void *context, size_t length);
    int (*has_pending)(const void *connection);
};

// 1 where libcurl's TLS is OpenSSL and all three functions were found.
static inline int headway_openssl_find(struct headway_openssl *found) {
    const char *version = curl_version_info(CURLVERSION_NOW)->ssl_version;
    if (version == NULL || strncmp(version, "OpenSSL/", 8) != 0) return 0;
    void *library = dlopen(version[8] == '1' ? "libssl.so.1.1" : "libssl.so.3", RTLD_LAZY | RTLD_NOLOAD);
    if (library == NULL) return 0;
    *(void **)&found->control = dlsym(library, "SSL_CTX_ctrl");
    *(void **)&found->set_buffer_length = dlsym(library, "SSL_CTX_set_default_read_buffer_len");
    *(void **)&found->has_pending = dlsym(library, "SSL_has_pending");
    return found->control != NULL && found->set_buffer_length != NULL && found->has_pending != NULL;
}

static inline CURLcode headway_openssl_prepare(CURL *easy, void *context, void *user) {
    (void)easy;
    const struct headway_openssl *found = (const struct headway_openssl *)user;
    enum { set_read_ahead = 41 /* SSL_CTRL_SET_READ_AHEAD */ };
    found->control(context, set_read_ahead, 1, NULL);
    // Two records: with more of them OpenSSL moves the rest of its buffer for each one that it takes.
    found->set_buffer_length(context, 34 << 10);
    return CURLE_OK;
}

static inline void headway_curl_setopt_read_ahead(CURL *easy, const struct headway_openssl *found) {
    curl_easy_setopt(easy, CURLOPT_SSL_CTX_FUNCTION, headway_openssl_prepare);
    curl_easy_setopt(easy, CURLOPT_SSL_CTX_DATA, (void *)found);
}

// Whether bytes were read from the system that nothing has asked the connection for yet.
static inline int headway_openssl_has_pending(CURL *easy, const struct headway_openssl *found) {
    struct curl_tlssessioninfo *info = NULL;
    if (curl_easy_getinfo(easy, CURLINFO_TLS_SSL_PTR, &info) != CURLE_OK || info == NULL) return 0;
    if (info->backend != CURLSSLBACKEND_OPENSSL || info->internals == NULL) return 0;
    return found->has_pending(info->internals);
}

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

// 1 where libcurl was built with the path of a file of the system's certificate authorities.
static inline int headway_curl_has_bundle(void) {
    const curl_version_info_data *data = curl_version_info(CURLVERSION_NOW);
    return data->age >= CURLVERSION_SEVENTH && data->cainfo != NULL;
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
