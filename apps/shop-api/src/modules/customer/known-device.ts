import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * A browser that has signed in before keeps a token for that account. Guesses of strangers do not lock it out: what comes with the
 * token is counted apart. The token opens nothing, and nobody can make one without the shop's key.
 */
const NONCE_BYTES = 16;
const TOKEN = /^([0-9a-f]{32})\.([A-Za-z0-9_-]{43})$/;

/** The device's number if the token was given to it for this account, else null. Without a key no device is known. */
export function knownDevice(key: string, token: string | undefined, account: string): string | null {
  const [, nonce, seal] = TOKEN.exec(token ?? "") ?? [];
  if (key === "" || nonce === undefined || seal === undefined) return null;
  const isOurs = timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(key, nonce, account)));
  return isOurs ? nonce : null;
}

export function newDevice(key: string, account: string): string | null {
  if (key === "") return null;
  const nonce = randomBytes(NONCE_BYTES).toString("hex");
  return `${nonce}.${sealOf(key, nonce, account)}`;
}

function sealOf(key: string, nonce: string, account: string): string {
  return createHmac("sha256", key)
    .update(`device ${nonce} ${account.trim().toLowerCase()}`)
    .digest("base64url");
}
