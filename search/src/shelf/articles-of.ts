import { idOf, type loadCatalogue } from "@hearth/catalog";
import type { Article } from "./article.ts";

type Catalogue = Awaited<ReturnType<typeof loadCatalogue>>;
type Product = Catalogue["products"][number];
type Category = Catalogue["categories"][number];

/** Every active article of the catalogue, and the parents of variants. */
export function articlesOf({ products, categories }: Catalogue): Article[] {
  const above = new Map<string, readonly string[]>();
  noteAncestors(categories, [], above);
  return products
    .filter(({ active }) => active !== false)
    .flatMap((product) => articlesOfOne(product, above));
}

function articlesOfOne(product: Product, above: ReadonlyMap<string, readonly string[]>): Article[] {
  const familyId = idOf("product", product.key);
  const shared = {
    familyId,
    familyNumber: product.number,
    maker: product.manufacturer,
    categories: new Set(product.categories.flatMap((key) => above.get(key) ?? [])),
  };
  const own = { ...shared, id: familyId, number: product.number, hitId: familyId };
  const variants = (product.variants ?? []).filter(({ active }) => active !== false);
  // Where variants are listed one by one, their parent is never seen.
  const isShown = variants.length === 0 || product.listingMode !== "each";
  const parent = { ...own, isParent: variants.length > 0, options: optionsOf(product.properties ?? {}) };
  return [
    ...(isShown ? [parent] : []),
    ...variants.map((variant) => {
      const id = idOf("product", variant.key);
      const properties = { ...product.properties, ...variant.properties, ...variant.options };
      return {
        ...shared,
        id,
        number: variant.number,
        hitId: product.listingMode === "each" ? id : familyId,
        isParent: false,
        options: optionsOf(properties),
      };
    }),
  ];
}

function optionsOf(properties: Readonly<Record<string, string | string[]>>): Set<string> {
  return new Set(
    Object.entries(properties).flatMap(([group, options]) =>
      [options].flat().map((option) => `${group}.${option}`),
    ),
  );
}

function noteAncestors(
  categories: readonly Category[],
  ancestors: readonly string[],
  above: Map<string, readonly string[]>,
): void {
  for (const { key, children } of categories) {
    above.set(key, [...ancestors, key]);
    noteAncestors(children ?? [], [...ancestors, key], above);
  }
}
