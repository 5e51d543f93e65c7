import type { AdminSearchRule } from "@hearth/admin-contract";

export type SearchRuleKind = AdminSearchRule["kind"];

export const searchRuleKinds: readonly SearchRuleKind[] = ["pin", "boost", "hide", "synonym", "redirect"];

/** What a rule of a kind is about: a product, other words, or a page. */
export const aboutOf: Readonly<Record<SearchRuleKind, "productNumber" | "means" | "path">> = {
  pin: "productNumber",
  boost: "productNumber",
  hide: "productNumber",
  synonym: "means",
  redirect: "path",
};

/** Typed as a list with commas. */
export function wordsOf(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
}
