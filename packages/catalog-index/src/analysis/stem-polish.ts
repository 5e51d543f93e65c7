// Endings of nouns and adjectives on folded words, longest first.
const ENDINGS = [
  ["owego", "owemu", "owych", "owymi"],
  ["iami", "iach", "iego", "iemu", "owej", "owym"],
  ["ami", "ach", "ego", "emu", "iej", "iem", "iom", "ymi", "imi", "ych", "ich", "owa", "owe", "owi", "owy"],
  ["om", "ow", "em", "ej", "ym", "im", "ie", "ia", "iu", "io", "ii"],
  ["a", "e", "i", "o", "u", "y"],
].flat();

const MIN_STEM = 3;

// Nouns of the trade whose stem changes inside.
const IRREGULAR = new Map([["kociol", "kotl"]]);

/** Light Polish stemmer for nouns and adjectives: `pompa`, `pompy`, `pompami`, `pomp` → `pomp`. */
export function stemPolish(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  const ending = ENDINGS.find((suffix) => word.endsWith(suffix) && word.length - suffix.length >= MIN_STEM);
  const stem = ending === undefined ? word : word.slice(0, -ending.length);
  return stem.length > MIN_STEM ? undoAlternation(stem) : stem;
}

/** Stems that change before an ending meet again: `wodz·ie`/`wod·a`, `fotowoltaic·e`/`-k·a`, `grzalek`/`grzalk·a`, `kabel`/`kabl·e`. */
function undoAlternation(stem: string): string {
  return stem
    .replace(/dz$/, "d")
    .replace(/c$/, "k")
    .replace(/(?<=.{2})e([kl])$/, "$1");
}
