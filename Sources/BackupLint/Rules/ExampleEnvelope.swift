/// The clean encrypted file that examples of rules change. Its passcode is ``passcode``, and what is inside is `{}`.
package enum ExampleEnvelope {
  package static let passcode = "correct horse"
  static let ciphertext = "myvT4YbG7U8WWa24QXfCKqCr"

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
        "value": "i6uJb7lhqLo6JaivcNHWCqHb8OZ0o1YDGDZPX+pW5+c="
      }
    }

    """
}
