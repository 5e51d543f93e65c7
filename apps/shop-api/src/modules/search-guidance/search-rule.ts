export const ruleKinds = ["pin", "boost", "hide", "synonym", "redirect"] as const;

export type RuleKind = (typeof ruleKinds)[number];

/** What a merchant says about a search. */
export interface SearchRule {
  id: string;
  kind: RuleKind;
  /** Null: in every language. */
  languageId: string | null;
  /** Any of these. A synonym may be a part of the search, the others are the whole of it. */
  terms: string[];
  /** Of an article or a family, for pin, boost and hide. */
  productNumber: string | null;
  /** What the number is shown as in listings; empty when there is no such product. */
  hitIds: string[];
  /** Pins by rising position. */
  position: number;
  /** Of a boost, above 0 to 1. */
  strength: number | null;
  /** Of a synonym, in the words of the catalogue. */
  means: string[];
  /** Of a redirect: a page of the shop, without the prefix of the language. */
  path: string | null;
  /** First and last day (`2026-10-01`) where the shop is. */
  validFrom: string | null;
  validUntil: string | null;
}

/** What people chose after this search before. */
export interface SearchLift {
  termKey: string;
  productId: string;
  strength: number;
}
