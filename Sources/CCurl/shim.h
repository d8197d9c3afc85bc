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

// Lets handles share something; all of them are on one thread, so without locks.
static inline void headway_curl_share(CURLSH *share, curl_lock_data what) {
    if (share != NULL) curl_share_setopt(share, CURLSHOPT_SHARE, what);
}

// The part of OpenSSL that lets a connection read many records in one system call. libcurl has no option for it, and
// OpenSSL's own header would make its library a dependency: the functions are looked up in the library that libcurl loads.
struct headway_openssl {
    void *(*input)(const void *connection);
    void (*set_input)(void *connection, void *input);
    const void *(*buffer)(void);
    void *(*make)(const void *kind);
    int (*retain)(void *input);
    void *(*put_before)(void *input, void *next);
    long (*control)(void *input, int command, long value, int which);
    int (*kind)(const void *input);
    size_t (*pending)(void *input);
};

// 1 if libcurl's TLS is OpenSSL and all functions were found.
static inline int headway_openssl_find(struct headway_openssl *found) {
    const char *version = curl_version_info(CURLVERSION_NOW)->ssl_version;
    if (version == NULL || strncmp(version, "OpenSSL/", 8) != 0) return 0;
    void *library = dlopen(version[8] == '1' ? "libssl.so.1.1" : "libssl.so.3", RTLD_LAZY | RTLD_NOLOAD);
    if (library == NULL) return 0;
    static const char *const names[] = {"SSL_get_rbio", "SSL_set0_rbio", "BIO_f_buffer",    "BIO_new",         "BIO_up_ref",
                                        "BIO_push",     "BIO_int_ctrl",  "BIO_method_type", "BIO_ctrl_pending"};
    void *functions[sizeof names / sizeof *names];
    for (size_t index = 0; index < sizeof names / sizeof *names; index += 1) {
        functions[index] = dlsym(library, names[index]);
        if (functions[index] == NULL) return 0;
    }
    memcpy(found, functions, sizeof functions);
    return 1;
}

enum { headway_openssl_buffer = 9 | 0x200 /* BIO_TYPE_BUFFER */ };

// The connection that a handle uses now, if it is secured by OpenSSL; otherwise NULL.
static inline void *headway_openssl_connection(CURL *easy) {
    struct curl_tlssessioninfo *info = NULL;
    if (curl_easy_getinfo(easy, CURLINFO_TLS_SSL_PTR, &info) != CURLE_OK || info == NULL) return NULL;
    return info->backend == CURLSSLBACKEND_OPENSSL ? info->internals : NULL;
}

// Puts a buffer of a number of bytes in front of the input of a handle's connection, once for each connection.
static inline void headway_openssl_buffer_input(CURL *easy, const struct headway_openssl *found, int bytes) {
    void *connection = headway_openssl_connection(easy);
    void *input = connection == NULL ? NULL : found->input(connection);
    if (input == NULL || found->kind(input) == headway_openssl_buffer) return;
    void *buffer = found->make(found->buffer());
    if (buffer == NULL) return;
    // The connection releases its input, and the chain keeps it.
    if (found->control(buffer, 117 /* BIO_C_SET_BUFF_SIZE */, bytes, 0) == 1 && found->retain(input) == 1)
        found->set_input(connection, found->put_before(buffer, input));
}

// Whether bytes were read from the system that have not been read from the connection yet.
static inline int headway_openssl_has_pending(CURL *easy, const struct headway_openssl *found) {
    void *connection = headway_openssl_connection(easy);
    void *input = connection == NULL ? NULL : found->input(connection);
    return input != NULL && found->kind(input) == headway_openssl_buffer && found->pending(input) > 0;
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

// 1 if libcurl was built with the path of a file of the system's certificate authorities.
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

// Calls back when a connection is established and before anything is sent over it; if the callback returns 1, the transfer ends.
typedef int (*headway_curl_before_request)(void *user, char *address, char *local, int port, int local_port);

static inline CURLcode headway_curl_setopt_before_request(CURL *easy, void *user, headway_curl_before_request callback) {
    curl_easy_setopt(easy, CURLOPT_PREREQDATA, user);
    return curl_easy_setopt(easy, CURLOPT_PREREQFUNCTION, callback);
}

// Makes the program create libcurl's sockets.
static inline CURLcode headway_curl_setopt_open_socket(CURL *easy, void *user, curl_opensocket_callback callback) {
    curl_easy_setopt(easy, CURLOPT_OPENSOCKETDATA, user);
    return curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, callback);
}

// A socket, or the negative error number.
static inline int headway_make_socket(int family, int kind, int protocol) {
    int made = socket(family, kind | SOCK_CLOEXEC, protocol);
    return made < 0 ? -errno : made;
}

// The local port of a socket; negative if it is no longer a socket.
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
// union, which is not passed on.
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
