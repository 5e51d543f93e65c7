import type { PromotionInput } from "./apply-promotions.ts";
import type { TaxState } from "../tax.ts";
import type { Promotion } from "./promotion.ts";
import type { ShippingRules } from "./shipping-rules.ts";

/** All a cart's sums depend on. Amounts are whole cents of the context currency, in the tax state: gross, or net for trade. */
export interface CartInput {
  taxState: TaxState;
  /** In the order they were added. */
  lines: readonly WantedLine[];
  promotions: readonly Promotion[];
  shipping: ShippingRules;
  buyer: Buyer;
  /** Milliseconds since the epoch; promotions have a time. */
  now: number;
  /** Day of the order at the warehouse, `2026-11-15`. */
  today: string;
  /** Hears why promotions do not apply. */
  onRefused?: PromotionInput["onRefused"];
}

export interface WantedLine {
  id: string;
  quantity: number;
  product: OfferedProduct;
}

/** Who buys, as far as prices depend on it. */
export interface Buyer {
  customerGroupId: string;
  countryId: string;
  countryIso: string;
  /** Null until known; then the country's ordinary zone counts. */
  postcode: string | null;
  /** Null: nobody is signed in, so nobody can say that it is the first order. */
  isFirstOrder: boolean | null;
}

/** One product as this buyer may buy it now. */
export interface OfferedProduct {
  id: string;
  /** By rising quantity; the first begins at 1 or at the smallest purchase. */
  tiers: readonly { from: number; cents: number }[];
  taxRate: number;
  minPurchase: number;
  /** Null: the shop's own limit. */
  maxPurchase: number | null;
  purchaseSteps: number;
  /** Sold only while stock lasts. */
  isCloseout: boolean;
  availableStock: number;
  isDownload: boolean;
  weightGrams: number;
  shippingCostType: string | null;
  isShippingFree: boolean;
  /** With all categories above them. */
  categoryIds: readonly string[];
  /** Working days; null: not said. */
  deliveryDays: DeliveryDays | null;
  /** Working days until it can be had again when the stock does not suffice. */
  restockDays: number | null;
}

export interface DeliveryDays {
  min: number;
  max: number;
}
