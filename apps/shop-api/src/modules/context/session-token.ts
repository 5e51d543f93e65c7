import { createHash, randomInt } from "node:crypto";

const TOKEN = /^[A-Za-z0-9]{16,64}$/;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const LENGTH = 32;

export function isToken(token: string | undefined): token is string {
  return token !== undefined && TOKEN.test(token);
}

/** 32 characters as the contract wants them, of 62 each: 190 bits. */
export function newToken(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/**
 * All that is stored of a token: whoever reads the database signs in as nobody. One round of SHA-256 is enough, since there is
 * nothing to try out: a slow hash makes up for secrets that people choose, and costs its time on every request.
 */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
