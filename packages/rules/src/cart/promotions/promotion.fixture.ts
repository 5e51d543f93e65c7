import { applyPromotions, type AppliedPromotions, type PromotionInput } from "../apply-promotions.ts";
import type { Buyer, OfferedProduct } from "../cart-input.ts";
import { priceLine, type PricedLine } from "../price-line.ts";
import type { Discount, Promotion, PromotionConditions } from "../promotion.ts";

export const noon = Date.UTC(2026, 10, 15, 12);

export const buyer: Buyer = {
  customerGroupId: "consumer",
  countryId: "de",
  countryIso: "DE",
  postcode: null,
  isFirstOrder: null,
};

type Goods = Partial<Pick<OfferedProduct, "taxRate" | "categoryIds">> & { quantity?: number };

/** A line of the product of the same name. */
export function line(id: string, unitCents: number, goods: Goods = {}): PricedLine {
  const { quantity = 1, taxRate = 19, categoryIds = [] } = goods;
  const product: OfferedProduct = {
    id,
    tiers: [{ from: 1, cents: unitCents }],
    taxRate,
    minPurchase: 1,
    maxPurchase: null,
    purchaseSteps: 1,
    isCloseout: false,
    availableStock: 100,
    isDownload: false,
    weightGrams: 1000,
    shippingCostType: null,
    isShippingFree: false,
    categoryIds,
    deliveryDays: null,
    restockDays: null,
  };
  return priceLine({ id, quantity, product }, "gross");
}

export function discount(given: Partial<Discount>): Discount {
  return {
    id: "discount",
    scope: "cart",
    type: "absolute",
    value: 1000,
    maxCents: null,
    productIds: [],
    categoryIds: [],
    set: null,
    ...given,
  };
}

export const noConditions: PromotionConditions = {
  minimumCents: null,
  customerGroupIds: [],
  countryIds: [],
  firstOrderOnly: false,
  productIds: [],
  categoryIds: [],
  minimumQuantity: null,
};

type GivenPromotion = Omit<Partial<Promotion>, "conditions"> & { conditions?: Partial<PromotionConditions> };

/** With its id as code, 10 euro off, unless said otherwise. */
export function promotion(id: string, given: GivenPromotion = {}): Promotion {
  return {
    id,
    codeType: "fixed",
    code: id,
    priority: 0,
    validFrom: null,
    validUntil: null,
    redemptionsLeft: null,
    preventCombination: false,
    exclusionIds: [],
    discounts: [discount({ id: `${id}-discount` })],
    ...given,
    conditions: { ...noConditions, ...given.conditions },
  };
}

export function apply(given: Partial<PromotionInput>): AppliedPromotions {
  return applyPromotions({
    taxState: "gross",
    lines: [line("pump", 10_000)],
    shippingCents: 0,
    promotions: [],
    buyer,
    now: noon,
    ...given,
  });
}
