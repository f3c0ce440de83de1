#if __has_include(<sqlite3.h>)
#include <sqlite3.h>
#else
#error "the header files of SQLite are missing: apt-get install libsqlite3-dev"
#endif

// Swift calls no function with a variable number of arguments.
static inline int backup_sqlite3_db_config(sqlite3 *connection, int option, int value) {
  return sqlite3_db_config(connection, option, value, (int *)0);
}
