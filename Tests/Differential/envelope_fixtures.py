"""Writes fixtures/envelope: goldens, files with one fault each, and cases.tsv, the table of what becomes of each.

The files are made by `envelope.py`, so that the package is held against another implementation. Released goldens never
change; run it only to add a case.
"""
import base64, copy, json, os, sys
from envelope import encrypt

ROOT = os.path.join(os.path.dirname(__file__), "..", "..", "fixtures")
CONTENT = open(os.path.join(ROOT, "seaglass-backup/1.0/minimal.json"), "rb").read()
ROWS = []
SALT, IV = bytes(range(16)), bytes(range(100, 112))
PASSCODE = "correct horse"


def save(path, text, kind, rules, passcode=PASSCODE):
    place = os.path.join(ROOT, "envelope", path)
    os.makedirs(os.path.dirname(place), exist_ok=True)
    if not (path.startswith("1.0/") and os.path.exists(place)):
        open(place, "wb").write(text if isinstance(text, bytes) else (text + "\n").encode())
    ROWS.append((path, kind, json.dumps(passcode), " ".join(rules)))


def golden(name, passcode=PASSCODE, n=16, r=1, p=1, content=CONTENT, rules=("envelope/weak",), checksum=True, write=None):
    file = encrypt(content, "seaglass-backup", passcode, n, r, p, SALT, IV, checksum)
    text = (write or (lambda file: json.dumps(file, indent=2)))(file)
    save(f"1.0/{name}.json", text, "opens", rules, passcode)


def backwards(value):
    return {key: backwards(value[key]) for key in reversed(value)} if isinstance(value, dict) else value


STANDARD = dict(n=32768, r=8, rules=())
golden("ascii", "correct horse battery staple", **STANDARD)
golden("accented", "Crème brûlée à 18 €", **STANDARD)
golden("japanese", "ひらがなとカタカナ", **STANDARD)
golden("emoji", "👩‍👩‍👧‍👦🔑 2026", **STANDARD)
golden("two-hundred-characters", "0123456789" * 20, **STANDARD)
golden("largest-memory", n=262144, r=8, rules=())
golden("several-times", n=16384, r=8, p=4, rules=())
golden("small")
golden("blanks-around", " secret ")
golden("without-checksum", checksum=False)
golden("no-content", content=b"")
golden("one-byte", content=b"{")
golden("two-bytes", content=b"{}")
golden("minified", write=lambda file: json.dumps(file, separators=(",", ":")))
golden("keys-backwards", write=lambda file: json.dumps(backwards(file), indent=2))
golden("slashes-escaped", write=lambda file: json.dumps(file, indent=2).replace("/", "\\/"))
golden("unknown-field", write=lambda file: json.dumps({**file, "madeBy": "another app"}, indent=2),
       rules=("envelope/weak", "field/unknown"))

BASE = encrypt(CONTENT, "seaglass-backup", PASSCODE, 16, 1, 1, SALT, IV)
PLAIN = encrypt(CONTENT, "seaglass-backup", PASSCODE, 16, 1, 1, SALT, IV, checksum=False)
DROP = object()


def changed(base, path, value):
    file = copy.deepcopy(base)
    *way, last = path.split("/")
    target = file
    for key in way:
        target = target[key]
    if value is DROP:
        del target[last]
    else:
        target[last] = value
    return file


def fault(name, kind, rules, path, value, base=BASE, passcode=PASSCODE):
    save(f"refused/{name}.json", json.dumps(changed(base, path, value), indent=2), kind, rules.split(), passcode)


def text(count):
    return base64.b64encode(bytes(range(count))).decode()


def flipped(value, place):
    data = bytearray(base64.b64decode(value))
    data[place] ^= 1
    return base64.b64encode(data).decode()


def bounds(name, rule, path, value, base=PLAIN):
    fault(name, "bounds", "envelope/" + rule, path, value, base)


bounds("n-zero", "n-range", "kdf/N", 0)
bounds("n-one", "n-range", "kdf/N", 1)
bounds("n-negative", "n-range", "kdf/N", -16)
bounds("n-thousand", "n-power-of-two", "kdf/N", 1000)
bounds("n-odd", "n-power-of-two", "kdf/N", 32767)
bounds("n-two-to-the-30", "n-range", "kdf/N", 1 << 30)
bounds("n-two-to-the-52", "n-range", "kdf/N", 1 << 52)
fault("n-two-to-the-53", "bounds", "number/unsafe-integer", "kdf/N", 1 << 53, PLAIN)
fault("n-two-to-the-63", "bounds", "number/unsafe-integer", "kdf/N", 1 << 63, PLAIN)
fault("n-of-hundred-digits", "bounds", "number/unsafe-integer", "kdf/N", 10 ** 99, PLAIN)
bounds("n-too-large-for-r", "n-range", "kdf/N", 65536)
bounds("r-zero", "r-range", "kdf/r", 0)
bounds("r-negative", "r-range", "kdf/r", -1)
bounds("r-two-to-the-31", "r-range", "kdf/r", 1 << 31)
bounds("r-largest-integer", "r-range", "kdf/r", (1 << 53) - 1)
bounds("p-zero", "p-range", "kdf/p", 0)
bounds("p-negative", "p-range", "kdf/p", -1)
bounds("p-two-to-the-30", "p-range", "kdf/p", 1 << 30)
bounds("p-largest-integer", "p-range", "kdf/p", (1 << 53) - 1)
bounds("memory-of-n", "memory", "kdf", {**PLAIN["kdf"], "N": 262144, "r": 16})
bounds("memory-of-n-and-p", "memory", "kdf", {**PLAIN["kdf"], "N": 32768, "r": 8, "p": 9})
bounds("memory-of-all-three", "memory", "kdf", {**PLAIN["kdf"], "N": 2097152, "r": 1048576, "p": 1048576})
bounds("salt-empty", "salt-length", "kdf/salt", "")
bounds("salt-15-bytes", "salt-length", "kdf/salt", text(15))
bounds("salt-65-bytes", "salt-length", "kdf/salt", text(65))
bounds("iv-empty", "iv-length", "cipher/iv", "")
bounds("iv-11-bytes", "iv-length", "cipher/iv", text(11))
bounds("iv-16-bytes", "iv-length", "cipher/iv", text(16))
bounds("ciphertext-empty", "ciphertext-length", "ciphertext", "")
bounds("ciphertext-15-bytes", "ciphertext-length", "ciphertext", text(15))
bounds("checksum-31-bytes", "checksum-length", "checksum/value", text(31), BASE)


def structure(name, rules, path, value, base=PLAIN):
    fault(name, "structure", rules, path, value, base)


structure("n-as-text", "type/expected-integer", "kdf/N", "16")
structure("n-null", "field/null", "kdf/N", None)
structure("n-missing", "field/missing", "kdf/N", DROP)
structure("r-as-text", "type/expected-integer", "kdf/r", "1")
structure("p-true", "type/expected-integer", "kdf/p", True)
for name, number in (("fraction", "16.0"), ("exponent", "16e0"), ("minus-zero", "-0")):
    whole = json.dumps(PLAIN, indent=2).replace('"N": 16', '"N": ' + number)
    save(f"refused/n-{name}.json", whole, "structure", ["number/not-plain-integer"])
structure("kdf-missing", "field/missing", "kdf", DROP)
structure("kdf-as-text", "type/expected-object", "kdf", "scrypt")
structure("kdf-unknown", "envelope/unknown-kdf", "kdf", {"name": "argon2id", "memory": 65536, "salt": text(16)})
structure("kdf-in-capitals", "envelope/unknown-kdf", "kdf/name", "SCRYPT")
structure("cipher-missing", "field/missing", "cipher", DROP)
structure("cipher-unknown", "envelope/unknown-cipher", "cipher", {"name": "ChaCha20-Poly1305", "nonce": text(12)})
structure("cipher-of-128-bits", "envelope/unknown-cipher", "cipher/name", "AES-128-GCM")
structure("ciphertext-missing", "field/missing", "ciphertext", DROP)
structure("ciphertext-as-list", "type/expected-text", "ciphertext", [1, 2, 3])
structure("checksum-unknown", "enum/unknown-value", "checksum/name", "CRC-32", BASE)
structure("checksum-as-text", "type/expected-object", "checksum", "00", BASE)
C = PLAIN["ciphertext"]
structure("base64-blank", "text/base64", "ciphertext", C[:40] + " " + C[40:])
structure("base64-line-break", "text/base64", "ciphertext", C[:76] + "\r\n" + C[76:])
structure("base64-blank-at-the-end", "text/base64", "ciphertext", C + "\n")
structure("base64-without-padding", "text/base64", "kdf/salt", PLAIN["kdf"]["salt"].rstrip("="))
structure("base64-url-alphabet", "text/base64", "ciphertext", C.replace("+", "-").replace("/", "_"))
structure("base64-spare-bits", "text/base64", "kdf/salt", PLAIN["kdf"]["salt"][:-3] + "x==")
structure("base64-asterisk", "text/base64", "ciphertext", C[:100] + "*" + C[101:])
structure("base64-one-character-more", "text/base64", "cipher/iv", PLAIN["cipher"]["iv"] + "A")
structure("version-missing", "envelope/version", "envelope", DROP)
structure("version-zero", "envelope/version", "envelope", 0)
structure("version-negative", "envelope/version", "envelope", -1)
structure("version-as-text", "envelope/version", "envelope", "1")
structure("version-null", "envelope/version", "envelope", None)
structure("version-fraction", "envelope/version", "envelope", 1.5)
structure("version-as-object", "envelope/version", "envelope", {"major": 1, "minor": 0})
structure("format-of-nothing", "envelope/format-name", "format", "Sea glass-encrypted")
whole = json.dumps(PLAIN, indent=2)
save("refused/syntax-trailing-comma.json", whole[:-2] + ",\n}", "structure", ["json/trailing-comma"])
save("refused/syntax-cut-short.json", whole[:600], "structure", ["json/unterminated-string", "json/unexpected-end"])
save("refused/syntax-duplicate-key.json", whole.replace('"N": 16,', '"N": 16,\n    "N": 16,'), "structure", ["json/duplicate-key"])

fault("damaged-first-byte", "damaged", "envelope/damaged", "ciphertext", flipped(C, 0))
fault("damaged-last-byte", "damaged", "envelope/damaged", "ciphertext", flipped(C, -1))
fault("damaged-checksum", "damaged", "envelope/damaged", "checksum/value", flipped(BASE["checksum"]["value"], 5))
fault("damaged-three-bytes-lost", "damaged", "envelope/damaged", "ciphertext", C[:40] + C[44:])


def locked(name, path, value, base=PLAIN, passcode=PASSCODE):
    fault(name, "wrong-passcode-or-damaged", "envelope/wrong-passcode", path, value, base, passcode)


locked("other-first-byte", "ciphertext", flipped(C, 0))
locked("other-tag", "ciphertext", flipped(C, -1))
locked("other-salt", "kdf/salt", flipped(PLAIN["kdf"]["salt"], 3))
locked("other-salt-with-checksum", "kdf/salt", flipped(PLAIN["kdf"]["salt"], 3), BASE)
locked("other-iv", "cipher/iv", flipped(PLAIN["cipher"]["iv"], 11))
locked("other-n", "kdf/N", 32)
locked("other-r", "kdf/r", 2)
locked("other-p", "kdf/p", 2)
locked("three-bytes-lost", "ciphertext", C[:40] + C[44:])
locked("tag-only", "ciphertext", text(16))
locked("passcode-with-a-blank", "envelope", 1, BASE, PASSCODE + " ")
locked("passcode-in-capitals", "envelope", 1, BASE, PASSCODE.upper())
locked("passcode-empty", "envelope", 1, PLAIN, "")


def newer(name, whole):
    save(f"refused/{name}.json", json.dumps(whole, indent=2), "newer", ["envelope/newer"])


newer("newer-2", {**BASE, "envelope": 2})
newer("newer-999", {**BASE, "envelope": 999})
newer("newer-with-other-members", {"format": "seaglass-backup-encrypted", "envelope": 2, "recipients": [{"kind": "passcode"}], "payload": "…"})

with open(os.path.join(ROOT, "envelope", "cases.tsv"), "w") as table:
    print("file", "class", "passcode", "rules", sep="\t", file=table)
    for row in ROWS:
        print(*row, sep="\t", file=table)
