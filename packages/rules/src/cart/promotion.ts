/** A promotion that may apply: automatic ones, and those of the codes in the cart. */
export interface Promotion {
  id: string;
  /** global: without code. */
  codeType: "global" | "fixed" | "individual";
  /** The code it was asked for with; null for automatic ones. */
  code: string | null;
  /** Higher comes first. */
  priority: number;
  validFrom: number | null;
  validUntil: number | null;
  /** How often it may still be redeemed: by anybody, with this code, by this customer. Null: no limit. */
  redemptionsLeft: number | null;
  /** Cannot stand beside any other promotion. */
  preventCombination: boolean;
  /** Cannot stand beside these; counts in both directions. */
  exclusionIds: readonly string[];
  conditions: PromotionConditions;
  discounts: readonly Discount[];
}

/** All that are given must hold. Empty lists mean: no condition. */
export interface PromotionConditions {
  /** Value of all goods before discounts. */
  minimumCents: number | null;
  customerGroupIds: readonly string[];
  countryIds: readonly string[];
  firstOrderOnly: boolean;
  /** At least `minimumQuantity` pieces (1 if null) of these products or categories must be in the cart; both empty: of anything. */
  productIds: readonly string[];
  categoryIds: readonly string[];
  minimumQuantity: number | null;
}

export type DiscountScope = "cart" | "delivery" | "set";
export type DiscountType = "percentage" | "absolute" | "fixed" | "fixed_unit";

export interface Discount {
  id: string;
  scope: DiscountScope;
  type: DiscountType;
  /** Percentage: hundredths of a percent (1000 = 10 %). Else cents. */
  value: number;
  /** A percentage takes off this much at most. */
  maxCents: number | null;
  /** Goods it counts for; both empty: all goods. */
  productIds: readonly string[];
  categoryIds: readonly string[];
  /** Scope `set` only. */
  set: DiscountSet | null;
}

/** Units of the goods are bundled, the dearest first; in each full bundle the cheapest `count` units are discounted. */
export interface DiscountSet {
  size: number;
  count: number;
}
