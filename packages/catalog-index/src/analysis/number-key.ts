const CODE_DIGITS = 5;

/** Product numbers and GTINs are compared without separators: `VIT-200 a.10` → `vit200a10`. */
export function numberKey(number: string): string {
  return number.toLowerCase().replace(/[^\p{L}\d]/gu, "");
}

/** Words with this many digits name one article, in every language: they are kept as numbers, not as vocabulary. */
export function isCode(word: string): boolean {
  return (word.match(/\d/g) ?? []).length >= CODE_DIGITS;
}
