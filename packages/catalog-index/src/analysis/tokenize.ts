import { isAscii } from "./fold.ts";

const POSSESSIVE = /['’]s(?![\p{L}\d])/gu;
const WORD = /[\p{L}\d]+(?:[.,]\d+\p{L}*)?/gu;
// The same for plain letters: several times faster, and folded texts rarely need more.
const ASCII_WORD = /[a-z\d]+(?:[.,]\d+[a-z]*)?/gi;

/** Words of a text; numbers keep their decimals (`9,5` → `9.5`) and their unit (`10kW`). */
export function tokenize(text: string): string[] {
  const words = text.replace(POSSESSIVE, "").match(isAscii(text) ? ASCII_WORD : WORD) ?? [];
  return words.map((word) => (word.includes(",") ? word.replace(",", ".") : word));
}

/** `10kw` → `10`, `kw`; `dn20` → `dn`, `20`. Words without a change between letters and digits stay whole. */
export function splitAtDigits(word: string): string[] {
  return word.match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? [];
}
