import type { Selector } from "./selector.ts";

export const languages = ["de", "en", "pl"] as const;
export type Language = (typeof languages)[number];

/** What is difficult about a search. README.md says what each of them means. */
export const kinds = [
  "product",
  "form",
  "synonym",
  "compound",
  "umlaut",
  "typo",
  "foreign",
  "phrase",
  "unit",
  "maker",
  "maker-product",
  "number",
  "number-part",
  "gtin",
  "family",
  "page",
  "not-sold",
] as const;
export type Kind = (typeof kinds)[number];

/** Searches for one article: here it matters which variant a hit shows. */
const numberKinds: ReadonlySet<Kind> = new Set(["number", "number-part", "gtin", "family"]);

export function isNumberKind(kind: Kind): boolean {
  return numberKinds.has(kind);
}

export type Grade = 1 | 2 | 3;

export interface JudgedSearch {
  term: string;
  language: Language;
  kind: Kind;
}

/** One thing people mean, what they type for it, and how well each product answers them. */
export interface Judgement {
  means: string;
  /** False: nothing in the catalogue answers it. */
  isAnswerable: boolean;
  /** Best grade first. */
  grades: readonly { grade: Grade; selectors: readonly Selector[] }[];
  searches: readonly JudgedSearch[];
}
