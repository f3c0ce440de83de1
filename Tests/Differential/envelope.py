"""Encrypts and decrypts backups in envelope 1 with hashlib and cryptography; it shares nothing with the package.

envelope.py encrypt FORMAT PASSCODE N R P    content on standard input, file on standard output
envelope.py decrypt PASSCODE                 file on standard input, content on standard output
envelope.py here                             ends with status 0 where all that is needed is installed
"""
import base64, hashlib, json, os, sys, unicodedata
from cryptography.hazmat.primitives.ciphers.aead import AESGCM


def key(passcode, salt, n, r, p):
    text = unicodedata.normalize("NFC", passcode).encode()
    return hashlib.scrypt(text, salt=salt, n=n, r=r, p=p, maxmem=1 << 29, dklen=32)


def encrypt(content, format, passcode, n, r, p, salt=None, iv=None, checksum=True):
    salt, iv = salt or os.urandom(16), iv or os.urandom(12)
    ciphertext = AESGCM(key(passcode, salt, n, r, p)).encrypt(iv, content, None)
    text = lambda data: base64.b64encode(data).decode()
    file = {
        "format": format + "-encrypted",
        "envelope": 1,
        "kdf": {"name": "scrypt", "N": n, "r": r, "p": p, "salt": text(salt)},
        "cipher": {"name": "AES-256-GCM", "iv": text(iv)},
        "ciphertext": text(ciphertext),
    }
    if checksum:
        file["checksum"] = {"name": "SHA-256", "value": text(hashlib.sha256(ciphertext).digest())}
    return file


def decrypt(file, passcode):
    kdf, data = file["kdf"], lambda text: base64.b64decode(text, validate=True)
    made = key(passcode, data(kdf["salt"]), kdf["N"], kdf["r"], kdf["p"])
    return AESGCM(made).decrypt(data(file["cipher"]["iv"]), data(file["ciphertext"]), None)


if __name__ == "__main__":
    command, arguments = sys.argv[1], sys.argv[2:]
    if command == "encrypt":
        n, r, p = map(int, arguments[2:])
        print(json.dumps(encrypt(sys.stdin.buffer.read(), arguments[0], arguments[1], n, r, p), indent=2))
    elif command == "decrypt":
        sys.stdout.buffer.write(decrypt(json.load(sys.stdin), arguments[0]))
