import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { type KeyRing, signingKey } from "./key-ring.ts";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** What has to be read again and must tell nothing in a copy of the database. `purpose` keeps texts of different kinds apart. */
export function encrypt(keys: KeyRing, purpose: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyFor(signingKey(keys), purpose), nonce);
  const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString("base64url");
}

/** Undefined: none of the keys wrote it, or not this. */
export function decrypt(keys: KeyRing, purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  for (const key of keys) {
    const opened = open(keyFor(key, purpose), bytes);
    if (opened !== undefined) return opened;
  }
  return undefined;
}

function open(key: Buffer, bytes: Buffer): string | undefined {
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return (
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8")
    );
  } catch {
    return undefined;
  }
}

function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, KEY_BYTES));
}
