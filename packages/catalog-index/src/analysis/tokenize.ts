import { isAscii } from "./fold.ts";

const POSSESSIVE = /['’]s(?![\p{L}\d])/gu;
const WORD = /[\p{L}\d]+(?:[./]\d+\p{L}*)*/gu;
// The same for plain letters: several times faster, and most texts need no more.
const ASCII_WORD = /[a-z\d]+(?:[./]\d+[a-z]*)*/gi;

/** Words of a text in normal units: numbers keep their decimals (`9.5`), fractions (`3/4`) and units (`10kw`). */
export function tokenize(text: string): string[] {
  return text.replace(POSSESSIVE, "").match(isAscii(text) ? ASCII_WORD : WORD) ?? [];
}

/** `10kw` → `10`, `kw`; `dn20` → `dn`, `20`; `3/4zoll` → `3/4`, `zoll`, but `25/60` → `25`, `60`. */
export function splitAtDigits(word: string): string[] {
  return word.match(/\d+(?:\.\d+)?(?:\/(?:2|3|4|8|16)(?!\d))?|\p{L}+/gu) ?? [];
}
