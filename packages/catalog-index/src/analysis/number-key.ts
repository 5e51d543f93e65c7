const CODE_DIGITS = 5;
const MIN_TAIL = 3;

/** Product numbers and GTINs are compared without separators: `VIT-200 a.10` → `vit200a10`. */
export function numberKey(number: string): string {
  return number.toLowerCase().replace(/[^\p{L}\d]/gu, "");
}

/** The ends of a number behind its separators, as far as they tell anything: `KA-PB90-22` → `pb9022`. */
export function numberTails(number: string): string[] {
  const pieces = number.split(/[^\p{L}\d]+/u);
  return pieces
    .map((_, at) => numberKey(pieces.slice(at).join("")))
    .slice(1)
    .filter((tail) => tail.length >= MIN_TAIL && /\d/.test(tail));
}

/** Words with this many digits name one article, in every language: they are kept as numbers, not as vocabulary. */
export function isCode(word: string): boolean {
  return (word.match(/\d/g) ?? []).length >= CODE_DIGITS;
}
