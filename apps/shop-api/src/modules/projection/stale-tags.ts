import type { ReferenceData } from "../reference/index.ts";
import type { BuiltFamily } from "./build-family.ts";
import type { OutboxRow } from "./outbox.sql.ts";

/** Promotions or shipping tariffs changed: processes read them again, no answer becomes stale. */
export const CART_RULES = "cart-rules";

/** Rules or lifts of searches changed. */
export const SEARCH_RULES = "search-rules";

/** Orders were counted anew. */
export const RECOMMENDATIONS = "recommendations";

const tagsByEntity: Readonly<Record<string, (id: string) => string[]>> = {
  product: (id) => [`product:${id}`, "catalog"],
  stock: (id) => [`product:${id}`, "catalog"],
  // How many are left is shown by the product's own page, and nothing of it is projected.
  stock_left: (id) => [`product:${id}`],
  cross_selling: (id) => [`product:${id}`, "catalog"],
  category: (id) => ["menu", `category:${id}`, `listing:${id}`],
  seo_url: () => ["seo", "menu"],
  cms_page: () => ["content"],
  landing_page: (id) => ["content", `landing:${id}`],
  // Kept by every process and shown by no cached answer.
  cart_rules: () => [CART_RULES],
  search_rule: () => [SEARCH_RULES],
  route_rule: () => ["route-rules"],
  banner: () => ["banner"],
  consent_text: () => ["consent-texts"],
  recommendation: () => [RECOMMENDATIONS],
  // Pictures are shown by content pages and categories too.
  media: () => ["media", "content", "menu"],
};

export interface ProjectedFamilies {
  families: readonly BuiltFamily[];
  /** What was shown of them before, and where: whole families and single variants may be gone. */
  former: { productIds: readonly string[]; categoryIds: readonly string[] };
  /** Of products of which a number of pieces is left: a family's page may show one of its variants. */
  leftFamilyIds: readonly string[];
}

/** What caches must drop after these changes. Whatever is not listed concerns every page. */
export function staleTags(
  rows: readonly OutboxRow[],
  { families, former, leftFamilyIds }: ProjectedFamilies,
  reference: ReferenceData,
  everything: string,
): string[] {
  const tags = new Set<string>();
  for (const { entity, entity_id } of rows) {
    for (const tag of tagsByEntity[entity]?.(entity_id) ?? [everything]) tags.add(tag);
  }
  const docs = families.flatMap((family) => family.docs);
  for (const id of [...docs.map((doc) => doc.id), ...former.productIds, ...leftFamilyIds])
    tags.add(`product:${id}`);
  for (const id of [...former.categoryIds, ...docs.flatMap((doc) => doc.categoryIds)])
    for (const each of [id, ...(reference.category.get(id)?.path ?? [])]) tags.add(`listing:${each}`);
  return [...tags];
}
