import type { Category } from "@hearth/contract";

export interface SubsidyLink {
  text: string;
  path: string;
}

/** What a category says about subsidies for its products, and where more is said. */
export function subsidyLink(category: Pick<Category, "customFields"> | null | undefined): SubsidyLink | null {
  const found = category?.customFields?.["hearth_subsidy"];
  if (typeof found !== "object" || found === null) return null;
  const { text, target } = found as Record<string, unknown>;
  return typeof text === "string" && typeof target === "string" ? { text, path: target } : null;
}
