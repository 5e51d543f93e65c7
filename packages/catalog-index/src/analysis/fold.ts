// Letters that Unicode does not take apart into base letter and mark.
const INSEPARABLE: Record<string, string> = {
  ß: "ss",
  ł: "l",
  đ: "d",
  ø: "o",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ı: "i",
};

/** Lower case without diacritics: `Łódź` → `lodz`, `Fußböden` → `fussboden`. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower;
  return lower
    .replace(/[ßłđøæœþı]/g, (letter) => INSEPARABLE[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}+/gu, "");
}

export function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}

/**
 * German words typed without umlaut keys: `waerme` → `warme`, the same as `wärme` folded. Not after a vowel or q,
 * where ue is no umlaut (`feuer`, `quelle`).
 */
export function foldGermanDigraphs(word: string): string {
  return word.replace(/([ao])e/g, "$1").replace(/(?<![aeiouq])ue/g, "u");
}
