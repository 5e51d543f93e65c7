import type { FoundProduct } from "../shop/item-criteria.ts";

/** As the shop answers it, with only the fields that are asked for. */
type Sparse<T> = T extends readonly (infer Item)[]
  ? Sparse<Item>[]
  : T extends object
    ? { [Key in keyof T]?: Sparse<T[Key]> }
    : T;

export function foundProduct(over: Sparse<FoundProduct> = {}): FoundProduct {
  const product: Sparse<FoundProduct> = {
    id: "a".repeat(32),
    productNumber: "NW-1",
    translated: { name: "Speicher", description: "<p>Für Wärme.</p>" },
    manufacturer: { translated: { name: "Nordwerk" } },
    cover: { media: { url: "/media/speicher.webp" } },
    options: [],
    available: true,
    deliveryTime: { translated: { name: "2-4 Werktage" } },
    childCount: 0,
    calculatedPrice: { unitPrice: 99.5, listPrice: null, referencePrice: null, regulationPrice: null },
    purchaseUnit: null,
    unit: null,
    customFields: null,
    seoUrls: [{ seoPathInfo: "speicher/eins" }],
    ...over,
  };
  return product as FoundProduct;
}
