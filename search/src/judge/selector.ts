import type { Article } from "../shelf/article.ts";

interface Term {
  isWanted: boolean;
  what: "in" | "by" | "with" | "number";
  name: string;
}

/** A rule about articles; all of its terms must hold. */
export interface Selector {
  text: string;
  terms: readonly Term[];
}

/** `[not] in <category>`, `[not] by <maker>`, `[not] with <group.option>`, `[not] <number>`, joined by spaces. */
export function parseSelector(text: string): Selector {
  const words = text.split(" ").values();
  const terms: Term[] = [];
  for (let word of words) {
    const isWanted = word !== "not";
    if (!isWanted) word = next(words, text);
    if (word === "in" || word === "by" || word === "with")
      terms.push({ isWanted, what: word, name: next(words, text) });
    else terms.push({ isWanted, what: "number", name: word });
  }
  return { text, terms };
}

function next(words: Iterator<string, undefined>, text: string): string {
  const { value } = words.next();
  if (!value) throw new Error(`The rule "${text}" ends too early`);
  return value;
}

export function selects({ terms }: Selector, article: Article): boolean {
  return terms.every((term) => term.isWanted === holds(term, article));
}

function holds({ what, name }: Term, article: Article): boolean {
  switch (what) {
    case "in":
      return article.categories.has(name);
    case "by":
      return article.maker === name;
    case "with":
      return article.options.has(name);
    case "number":
      return article.number === name || article.familyNumber === name;
  }
}
