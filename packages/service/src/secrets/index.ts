/** Secrets, and what is sealed with them. No dependency but Node. */
export { decrypt, encrypt } from "./cipher.ts";
export { isSecret } from "./is-secret.ts";
export { type KeyRing, readKeyRing } from "./key-ring.ts";
export { readSecret, requireSecret } from "./read-secret.ts";
export { isSeal, seal } from "./seal.ts";
export { isSignedBody, SIGNATURE_HEADER, signBody } from "./signed-body.ts";
