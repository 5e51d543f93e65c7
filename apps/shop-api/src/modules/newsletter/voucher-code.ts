import { randomInt } from "node:crypto";

/** Without characters people mix up: 0 and O, 1, I and L. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const GROUP = 5;

/** Two groups of five: 49 bits, too many to be guessed one by one. */
export function newVoucherCode(): string {
  const group = () => Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `${group()}-${group()}`;
}
