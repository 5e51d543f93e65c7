/** Small letters without accents: `Wärme` is found by `warme` and by `waerme`. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ł", "l")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "");
}

/** With umlauts written out, as keyboards without them do. */
function writtenOut(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss");
}

/** 3: begins so; 2: a word in it begins so; 1: the words are all in it somewhere; 0: no. */
export function matchStrength(name: string, typed: string): 0 | 1 | 2 | 3 {
  return strongest(
    strengthOf(folded(name), folded(typed)),
    strengthOf(folded(writtenOut(name)), folded(writtenOut(typed))),
  );
}

function strongest(a: 0 | 1 | 2 | 3, b: 0 | 1 | 2 | 3): 0 | 1 | 2 | 3 {
  return a > b ? a : b;
}

function strengthOf(name: string, typed: string): 0 | 1 | 2 | 3 {
  if (name.startsWith(typed)) return 3;
  if (` ${name.replaceAll(/[^\p{L}\p{N}]+/gu, " ")}`.includes(` ${typed}`)) return 2;
  return typed.length > 2 && typed.split(" ").every((word) => name.includes(word)) ? 1 : 0;
}

/** Those that fit what is typed, the best first, else in the given order. */
export function matching<T>(things: readonly T[], typed: string, nameOf: (thing: T) => string): T[] {
  return things
    .map((thing) => ({ thing, strength: matchStrength(nameOf(thing), typed) }))
    .filter(({ strength }) => strength > 0)
    .toSorted((a, b) => b.strength - a.strength)
    .map(({ thing }) => thing);
}
