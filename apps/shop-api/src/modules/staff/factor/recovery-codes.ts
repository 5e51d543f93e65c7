import { createHash, randomInt } from "node:crypto";

const CODES = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** Written down by hand: no letter that looks like another. 32 of them, five bits each. */
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** 80 bits each: nothing to try out, so one round of SHA-256 keeps them, as with tokens. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, newGroup).join("-"));
  return { codes, hashes: codes.map(recoveryHash) };
}

function newGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

/** However it was typed. */
export function recoveryHash(code: string): string {
  return createHash("sha256")
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ""))
    .digest("hex");
}
