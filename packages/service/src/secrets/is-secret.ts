import { createHash, timingSafeEqual } from "node:crypto";
import type { KeyRing } from "./key-ring.ts";

/** Digests have the same length, so the comparison tells nothing about the secret. Without a secret nobody is let in. */
export function isSecret(secret: string | KeyRing, given: string | undefined): boolean {
  if (given === undefined) return false;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const keys = typeof secret === "string" ? [secret] : secret;
  return keys.some((key) => key !== "" && timingSafeEqual(digest(key), digest(given)));
}
