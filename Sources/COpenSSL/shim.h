#if __has_include(<openssl/evp.h>)
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/rand.h>
#else
#error "the header files of OpenSSL 3 are missing: apt-get install libssl-dev"
#endif
