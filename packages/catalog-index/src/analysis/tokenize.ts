const POSSESSIVE = /['’]s(?![\p{L}\d])/gu;
const WORD = /[\p{L}\d]+(?:[.,]\d+\p{L}*)?/gu;

/** Words of a text; numbers keep their decimals (`9,5` → `9.5`) and their unit (`10kW`). */
export function tokenize(text: string): string[] {
  return [...text.replace(POSSESSIVE, "").matchAll(WORD)].map(([word]) => word.replace(",", "."));
}

/** `10kw` → `10`, `kw`; `dn20` → `dn`, `20`. Words without a change between letters and digits stay whole. */
export function splitAtDigits(word: string): string[] {
  return word.match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? [];
}
