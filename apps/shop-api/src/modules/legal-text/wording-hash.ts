import { createHash } from "node:crypto";

/** In hex: two wordings are never mixed up. */
export function wordingHash(plain: string): string {
  return createHash("sha256").update(plain).digest("hex");
}
