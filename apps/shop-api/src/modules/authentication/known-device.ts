import { randomBytes } from "node:crypto";
import { isSeal, type KeyRing, seal } from "@hearth/service/secrets";

/**
 * A browser that has signed in before keeps a token for that account. Guesses of strangers do not lock it out: what comes with the
 * token is counted apart. The token opens nothing, and nobody can make one without the shop's key.
 */
const NONCE_BYTES = 16;
const TOKEN = /^([0-9a-f]{32})\.([A-Za-z0-9_-]{43})$/;

/** The device's number if the token was given to it for this account, else null. Without a key no device is known. */
export function knownDevice(keys: KeyRing, token: string | undefined, account: string): string | null {
  const [, nonce, given] = TOKEN.exec(token ?? "") ?? [];
  if (nonce === undefined || given === undefined) return null;
  return isSeal(keys, textOf(nonce, account), given) ? nonce : null;
}

export function newDevice(keys: KeyRing, account: string): string | null {
  if (keys.length === 0) return null;
  const nonce = randomBytes(NONCE_BYTES).toString("hex");
  return `${nonce}.${seal(keys, textOf(nonce, account))}`;
}

function textOf(nonce: string, account: string): string {
  return `device ${nonce} ${account.trim().toLowerCase()}`;
}
