// Encrypts and decrypts backups in envelope 1 with the crypto module of Node; it shares nothing with the package.
// envelope.mjs encrypt FORMAT PASSCODE N R P | envelope.mjs decrypt PASSCODE; from standard input to standard output
import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from "node:crypto";
import { readFileSync, writeSync } from "node:fs";

const key = (passcode, salt, N, r, p) =>
  scryptSync(Buffer.from(passcode.normalize("NFC")), salt, 32, { N, r, p, maxmem: 2 ** 29 });

function encrypt(content, format, passcode, N, r, p) {
  const salt = randomBytes(16), iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key(passcode, salt, N, r, p), iv);
  const ciphertext = Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  return JSON.stringify({
    format: format + "-encrypted", envelope: 1,
    kdf: { name: "scrypt", N, r, p, salt: salt.toString("base64") },
    cipher: { name: "AES-256-GCM", iv: iv.toString("base64") },
    ciphertext: ciphertext.toString("base64"),
    checksum: { name: "SHA-256", value: createHash("sha256").update(ciphertext).digest("base64") },
  });
}

function decrypt({ kdf, cipher, ciphertext }, passcode) {
  const data = Buffer.from(ciphertext, "base64");
  const made = key(passcode, Buffer.from(kdf.salt, "base64"), kdf.N, kdf.r, kdf.p);
  const opener = createDecipheriv("aes-256-gcm", made, Buffer.from(cipher.iv, "base64"));
  opener.setAuthTag(data.subarray(-16));
  return Buffer.concat([opener.update(data.subarray(0, -16)), opener.final()]);
}

const [command, ...rest] = process.argv.slice(2);
const input = command === "here" ? "" : readFileSync(0);
let output = "";
if (command === "encrypt") output = encrypt(input, rest[0], rest[1], ...rest.slice(2).map(Number));
if (command === "decrypt") output = decrypt(JSON.parse(input), rest[0]);
if (output.length > 0) writeSync(1, output);
