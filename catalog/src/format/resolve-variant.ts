import type { Product, Sellable, Variant } from "./products.ts";

/** A product or variant with every field as the shop shows it. */
export type Resolved = Omit<Product, "variants" | "variantGroups" | "listingMode" | "reviews">;

/**
 * What a variant does not say is its parent's. Properties and custom fields are taken over one by one, everything else as a whole.
 * The options a variant is chosen by are among its properties.
 */
export function resolveVariant(product: Product, variant?: Variant): Resolved {
  const own: Partial<Variant> = variant ?? {};
  return {
    ...product,
    ...own,
    properties: { ...product.properties, ...own.properties, ...own.options },
    customFields: { ...product.customFields, ...own.customFields },
  };
}

/** The entry that says a field: the variant, if it says it, else the product. */
export function ownerOf(field: keyof Sellable, product: Product, variant?: Variant): Product | Variant {
  return variant?.[field] === undefined ? product : variant;
}
