import type { CatalogIndex } from "@hearth/catalog-index";
import type { Category } from "@hearth/contract";
import type { Scope } from "../context/index.ts";

/** The same categories, told how many products their listings have; one question for all of them. */
export async function withProductCounts(
  index: Pick<CatalogIndex, "countHits">,
  scope: Scope,
  categories: Category[],
): Promise<Category[]> {
  const placeOf = ({ id }: Category) => scope.reference.category.get(id)?.product_stream_id ?? id;
  const all = [...walk(categories)];
  const hits = await index.countHits([...new Set(all.map(placeOf))]);
  for (const category of all) category.extensions = { productCount: hits.get(placeOf(category)) ?? 0 };
  return categories;
}

function* walk(categories: readonly Category[]): Generator<Category> {
  for (const category of categories) {
    yield category;
    yield* walk(category.children ?? []);
  }
}
