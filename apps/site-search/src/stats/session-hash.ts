import { createHmac } from "node:crypto";

const LENGTH = 16;

/** Tells two sessions of a day apart and nothing else: the salt is forgotten when the day is over. */
export function sessionHash(salt: Uint8Array, sessionId: string): Buffer {
  return createHmac("sha256", salt).update(sessionId).digest().subarray(0, LENGTH);
}
