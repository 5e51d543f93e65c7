import type { CartNotice } from "./cart-notice.ts";

export interface CalculatedCart {
  lines: CalculatedLine[];
  discounts: CalculatedDiscount[];
  delivery: CalculatedDelivery;
  totals: CartTotals;
  notices: CartNotice[];
}

export interface TaxShare {
  rate: number;
  /** Amount of this rate, in the tax state of the cart. */
  priceCents: number;
  taxCents: number;
}

export interface CalculatedLine {
  id: string;
  /** After correction. */
  quantity: number;
  unitCents: number;
  totalCents: number;
  tax: TaxShare;
  maxPurchase: number;
}

export interface CalculatedDiscount {
  promotionId: string;
  discountId: string;
  /** Zero or below. Shipping discounts are zero here: the saving is in the delivery. */
  totalCents: number;
  taxes: TaxShare[];
  /** What each line got off, above zero. */
  shares: { lineId: string; cents: number }[];
}

export interface CalculatedDelivery {
  /** False: nothing has to be sent. */
  isNeeded: boolean;
  /** Null where nothing is sent, or the zone is not served. */
  zone: string | null;
  isDeliverable: boolean;
  /** The type that decides who carries it. */
  costType: string | null;
  /** Weight the costs were found by. */
  weightGrams: number;
  methodId: string;
  availableMethodIds: string[];
  /** Before shipping discounts. */
  fullCents: number;
  cents: number;
  taxes: TaxShare[];
  /** Value of goods from which sending is free; null: never, or free anyway. */
  freeFromCents: number | null;
  /** First and last day, `2026-11-18`; null where nothing is sent or no time is said. */
  earliest: string | null;
  latest: string | null;
}

export interface CartTotals {
  /** Lines and discounts. */
  positionCents: number;
  netCents: number;
  totalCents: number;
  taxes: TaxShare[];
}
