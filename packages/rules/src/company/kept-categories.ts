/** Content pages every shop needs, by their paths in the shop's own language: law, and how to reach and pay it. */
const keptPaths = [
  "kontakt",
  "versandkosten",
  "lieferung",
  "zahlungsarten",
  "newsletter",
  "agb",
  "widerrufsbelehrung",
  "datenschutzerklaerung",
  "impressum",
  "batterien-und-altgeraete",
  "barrierefreiheit",
  "nullsteuersatz",
] as const;

/** By its path in the shop's own language. */
export function isNeededPath(path: string): boolean {
  return (keptPaths as readonly string[]).includes(path);
}

export interface CategoryPlace {
  id: string;
  parentId: string | null;
  /** Canonical, in the shop's own language; null: it has no page. */
  path: string | null;
  /** Where a link leads: a category of the shop, or an address of its own. */
  linksTo: { categoryId: string } | { address: string } | null;
}

/**
 * The tree of an emptied demo: its roots, the pages every shop needs, what leads to them, and whatever is above. Addresses that begin
 * with `#` open something of the shop itself, as the consent settings do.
 */
export function keptCategories(all: readonly CategoryPlace[]): Set<string> {
  const byId = new Map(all.map((category) => [category.id, category]));
  const isPage = ({ path }: CategoryPlace) => path !== null && isNeededPath(path);
  const pages = new Set(all.filter(isPage).map(({ id }) => id));
  const leads = ({ linksTo }: CategoryPlace) =>
    linksTo !== null &&
    ("address" in linksTo ? linksTo.address.startsWith("#") : pages.has(linksTo.categoryId));
  const kept = new Set<string>();
  for (const category of all) {
    if (category.parentId !== null && !pages.has(category.id) && !leads(category)) continue;
    for (
      let each: CategoryPlace | undefined = category;
      each && !kept.has(each.id);
      each = byId.get(each.parentId ?? "")
    )
      kept.add(each.id);
  }
  return kept;
}
