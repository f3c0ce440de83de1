/// The clean encrypted file that examples of rules change. Its passcode is ``passcode``, and what is inside is a backup with a
/// format and a version and nothing else.
package enum ExampleEnvelope {
  package static let passcode = "correct horse"
  static let ciphertext =
    "m3SdXWY+ZU6ZG1Yl2b/ZdM8P9SJY6MRzulv2QUBXXUhGPh501E//nwzdLV15ri8Qi4fJ7MpAXMvifbpSL7AXojrTKPQFYR9+zgOHzkTcDHMF0Q=="

  static let text = """
    {
      "format": "seaglass-backup-encrypted",
      "envelope": 1,
      "kdf": {
        "name": "scrypt",
        "N": 16384,
        "r": 8,
        "p": 1,
        "salt": "AAECAwQFBgcICQoLDA0ODw=="
      },
      "cipher": {
        "name": "AES-256-GCM",
        "iv": "ZGVmZ2hpamtsbW5v"
      },
      "ciphertext": "\(ciphertext)",
      "checksum": {
        "name": "SHA-256",
        "value": "0QVGatq+KkdvNowPEZ9pUC80mteWpCmcj8YseqZEz5Y="
      }
    }

    """
}
