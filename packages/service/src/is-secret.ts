import { createHash, timingSafeEqual } from "node:crypto";

/** Digests have the same length, so the comparison tells nothing about the secret. Without a secret nobody is let in. */
export function isSecret(secret: string, given: string | undefined): boolean {
  if (secret === "" || given === undefined) return false;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(secret), digest(given));
}
