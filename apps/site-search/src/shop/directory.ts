/** A place of the shop that has a name. */
export interface Place {
  id: string;
  name: string;
  /** From the top, the root left out. */
  breadcrumb: readonly string[];
  /** Without the prefix of the language. */
  path: string;
  /** Words it may be looked for by, beside its name. */
  keywords: string;
}

/** The names of one language of the shop: filters are sent by name, the shop knows ids. */
export interface Directory {
  /** Of products. */
  categories: readonly Place[];
  /** Guides and service pages. */
  pages: readonly Place[];
  makers: readonly { id: string; name: string }[];
}

const BETWEEN = " > ";

/** The name, or where several categories have it, the way to it: what a category is filtered by. */
export function categoryKeys(categories: readonly Place[]): Map<string, string> {
  const named = Map.groupBy(categories, ({ name }) => name);
  return new Map(
    categories.map(({ id, name, breadcrumb }) => [
      id,
      (named.get(name)?.length ?? 0) > 1 ? breadcrumb.join(BETWEEN) : name,
    ]),
  );
}

/** All categories meant by a key: one by its way, perhaps several by a bare name. */
export function categoryIds(categories: readonly Place[], key: string): string[] {
  return categories
    .filter(({ name, breadcrumb }) => name === key || breadcrumb.join(BETWEEN) === key)
    .map(({ id }) => id);
}
