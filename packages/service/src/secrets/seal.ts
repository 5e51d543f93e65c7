import { createHmac, timingSafeEqual } from "node:crypto";
import { type KeyRing, signingKey } from "./key-ring.ts";

/** What only the shop could have written below a text. Begin the text with a word of its own: one key seals many kinds of things. */
export function seal(keys: KeyRing, text: string): string {
  return sealOf(signingKey(keys), text).toString("base64url");
}

/** Whether one of the keys made this seal; without a key nothing is sealed. */
export function isSeal(keys: KeyRing, text: string, given: string): boolean {
  const sent = Buffer.from(given, "base64url");
  return keys.some((key) => {
    const right = sealOf(key, text);
    return key !== "" && sent.length === right.length && timingSafeEqual(sent, right);
  });
}

function sealOf(key: string, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
