import type { Buyer, CartInput, OfferedProduct, WantedLine } from "./cart-input.ts";
import type { ShippingRules, ShippingTariff } from "./shipping-rules.ts";

/** Parts of a cart for the tests of this folder; each test names only what it is about. */
function sampleProduct(change: Partial<OfferedProduct> = {}): OfferedProduct {
  return {
    id: "pump",
    tiers: [{ from: 1, cents: 10_000 }],
    taxRate: 19,
    minPurchase: 1,
    maxPurchase: null,
    purchaseSteps: 1,
    isCloseout: false,
    availableStock: 50,
    isDownload: false,
    weightGrams: 1000,
    shippingCostType: null,
    isShippingFree: false,
    categoryIds: [],
    deliveryDays: null,
    restockDays: null,
    ...change,
  };
}

export function sampleLine(id: string, quantity = 1, change: Partial<OfferedProduct> = {}): WantedLine {
  return { id, quantity, product: sampleProduct(change) };
}

export const sampleBuyer: Buyer = {
  customerGroupId: "consumer",
  countryId: "germany",
  countryIso: "DE",
  postcode: null,
  isFirstOrder: null,
};

export function sampleTariff(costType: string, change: Partial<ShippingTariff> = {}): ShippingTariff {
  return {
    costType,
    rank: 0,
    parts: [],
    isFree: false,
    methodIds: ["parcel", "freight"],
    rates: [{ zone: "DE", freeFromCents: null, steps: [{ fromGrams: 0, cents: 590 }] }],
    ...change,
  };
}

export function sampleShipping(change: Partial<ShippingRules> = {}): ShippingRules {
  return {
    zones: [{ key: "DE", countryIso: "DE", postcodes: [] }],
    tariffs: [sampleTariff("standard")],
    methods: [
      { id: "parcel", deliveryDays: { min: 1, max: 3 } },
      { id: "freight", deliveryDays: { min: 5, max: 8 } },
    ],
    methodId: "parcel",
    defaultMethodId: "parcel",
    ...change,
  };
}

export function sampleCart(lines: readonly WantedLine[], change: Partial<CartInput> = {}): CartInput {
  return {
    taxState: "gross",
    lines,
    promotions: [],
    shipping: sampleShipping(),
    buyer: sampleBuyer,
    now: Date.UTC(2026, 10, 16, 9),
    today: "2026-11-16",
    ...change,
  };
}
