import type { Catalogue } from "../format/catalogue.ts";
import { walkCategories } from "../format/catalogue.ts";
import type { Manufacturer } from "../format/manufacturers.ts";
import type { Product, Sellable, Variant } from "../format/products.ts";
import type { Requirement } from "../format/requirements.ts";
import type { Resolved } from "../format/resolve-variant.ts";
import { ownerOf, resolveVariant } from "../format/resolve-variant.ts";

/** Something one can buy: a product without variants, or a variant. */
export interface Offer {
  product: Product;
  variant: Variant | undefined;
  /** Every field as the shop shows it. */
  shown: Resolved;
  /** What its main category asks for. */
  requires: ReadonlySet<Requirement>;
  manufacturer: Manufacturer | undefined;
  /** The entry to correct: the one that says a field, or the product where nobody says it. */
  entryOf: (field: keyof Sellable) => Product | Variant;
  /** The same for one custom field. */
  entryOfCustomField: (name: string) => Product | Variant;
}

export function offersOf(catalogue: Catalogue): Offer[] {
  const required = requirementsByCategory(catalogue);
  const manufacturers = new Map(catalogue.manufacturers.map((maker) => [maker.key, maker]));
  const offer = (product: Product, variant?: Variant): Offer => {
    const shown = resolveVariant(product, variant);
    return {
      product,
      variant,
      shown,
      requires: new Set(required.get(shown.categories[0] ?? "")),
      manufacturer: manufacturers.get(shown.manufacturer),
      entryOf: (field) => ownerOf(field, product, variant),
      entryOfCustomField: (name) => (variant?.customFields?.[name] === undefined ? product : variant),
    };
  };
  return catalogue.products
    .filter(({ active }) => active !== false)
    .flatMap((product) =>
      product.variants
        ? product.variants.filter(({ active }) => active !== false).map((variant) => offer(product, variant))
        : [offer(product)],
    );
}

/** A category that says nothing asks for what its parent asks for; an own list, even an empty one, replaces that. */
function requirementsByCategory({ categories }: Catalogue): Map<string, readonly Requirement[]> {
  const required = new Map<string, readonly Requirement[]>();
  for (const { category, parent } of walkCategories(categories))
    required.set(category.key, category.requires ?? required.get(parent?.key ?? "") ?? []);
  return required;
}
