import { createHash, randomBytes } from "node:crypto";

/** What a mail link proves: 32 characters nobody can guess. Only its digest is stored. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(16).toString("hex");
  return { secret, hash: hashOf(secret) };
}

export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** The `em` of a confirmation link, as the Store API makes it. It guards nothing, the secret beside it does. */
export function mailDigest(email: string): string {
  return createHash("sha1").update(email).digest("hex");
}
