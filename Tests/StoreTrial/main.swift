// A program that does something to a store and may be killed meanwhile, or be given little room or few rights.

import BackupFormat
import BackupImport
import BackupSQLite
import StoreTesting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Says something at once: a program that is killed does not empty its buffers.
func say(_ text: String) {
  let bytes = Array((text + "\n").utf8)
  _ = write(STDOUT_FILENO, bytes, bytes.count)
}

func run(_ task: String, _ path: String) throws {
  switch task {
  case "transactions":
    let store = try SQLiteStore(path, .create)
    say("ready")
    while true { try Workload.run(store, transactions: 1) }
  case "one":
    try Workload.run(try SQLiteStore(path, .existing), transactions: 1)
  case "create":
    _ = try SQLiteStore(path, .create)
  case "read":
    say("\(try StoreSnapshot(try SQLiteStore(path, .readOnly)).documents.count)")
  case "bulk":
    try Bulk.run(path)
  default:
    say("usage: store-trial TASK FILE [most bytes of a file | nobody]")
    exit(2)
  }
}

let arguments = CommandLine.arguments
guard arguments.count >= 3 else { exit(2) }
if arguments.count > 3 {
  if let bytes = rlim_t(arguments[3]) {
    // Beyond the limit a write fails instead of ending the program.
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #else
      setrlimit(RLIMIT_FSIZE, &limit)
    #endif
  } else {
    setuid(65534)
  }
}
do {
  try run(arguments[1], arguments[2])
  say("done")
} catch let error as SQLiteStoreError {
  say("\(error.code)")
  exit(1)
}
