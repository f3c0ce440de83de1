#if __has_include(<openssl/evp.h>)
#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/rand.h>
#if !defined(OPENSSL_VERSION_MAJOR) || OPENSSL_VERSION_MAJOR < 3
#error "these are the header files of an older OpenSSL; version 3 is needed: apt-get install libssl-dev"
#endif
#else
#error "the header files of OpenSSL 3 are missing: apt-get install libssl-dev"
#endif
