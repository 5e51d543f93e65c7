import type { ProductCardData } from "./product-card-data.ts";

/** A product with nothing special about it. */
export const plainCard: ProductCardData = {
  id: "1",
  path: "/pump",
  name: "Heat pump",
  number: "HP-1",
  manufacturer: "Nordwerk",
  picture: null,
  price: { cents: 119900, isFrom: false, comparison: null, perUnit: null },
  energyLabel: null,
  isShippingFree: false,
  isAvailable: true,
  isNew: false,
  isTopseller: false,
  deliveryTime: "2-4 days",
  shippingMethod: "freight",
  rating: null,
  variantCount: 0,
  reviewCount: 0,
  keyFacts: [],
  shippingCents: null,
  minPurchase: 1,
};
