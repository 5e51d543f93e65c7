import type { CalculatedPrice, CheapestPrice, Product } from "@hearth/contract";
import { toCents } from "./money.ts";

/** A price as it is shown, in whole cents. What all visitors see always shows the consumer's gross price. */
export interface PriceData {
  cents: number;
  /** Told to business customers: whether the tax is still to be added, and its rate in percent. Consumers' prices contain it. */
  tax?: { isAdded: boolean; rate: number };
  /** Stands for a family of variants that differ in price. */
  isFrom: boolean;
  /** What the price is compared with, and what that number means by law. */
  comparison: Comparison | null;
  perUnit: { cents: number; amount: number; unit: string } | null;
}

export interface Comparison {
  kind: ComparisonKind;
  cents: number;
  /** Whole percent below it. Beside the lowest price of 30 days only: nothing else may be called a reduction. */
  percent?: number;
}

/** Recommended by the manufacturer, the parts of a set bought one by one, or the lowest own price of 30 days. */
export type ComparisonKind = "recommended" | "separately" | "lowest-30-days";

type ShownPrice = Pick<CalculatedPrice, "unitPrice" | "listPrice" | "referencePrice" | "regulationPrice"> &
  Partial<Pick<CalculatedPrice, "taxState" | "taxRules">>;

export type PricedProduct = Pick<Product, "childCount" | "customFields"> & {
  calculatedPrice: ShownPrice;
  calculatedCheapestPrice?: (ShownPrice & Pick<CheapestPrice, "hasRange">) | null;
};

export function priceData(product: PricedProduct): PriceData {
  const cheapest = product.calculatedCheapestPrice;
  // One variant has one price, even where a sister is cheaper: "from" must be a price of what the card offers.
  const isFrom = cheapest?.hasRange === true && (product.childCount ?? 0) > 0;
  const price = isFrom ? cheapest : product.calculatedPrice;
  const cents = toCents(price.unitPrice);
  return {
    cents,
    isFrom,
    comparison: comparison(price, cents, product.customFields?.["discountNotice"]),
    perUnit: perUnit(price),
    ...toldTax(price),
  };
}

/** Figure and word travel together: a price that does not say it is net is gross. */
function toldTax({ taxState, taxRules = [] }: ShownPrice): Pick<PriceData, "tax"> {
  if (taxState === undefined) return {};
  return { tax: { isAdded: taxState === "net", rate: taxRules[0]?.taxRate ?? 0 } };
}

function comparison(price: ShownPrice, cents: number, notice: unknown): PriceData["comparison"] {
  const lowestCents = toCents(price.regulationPrice?.price ?? 0);
  if (lowestCents > cents) {
    return { kind: "lowest-30-days", cents: lowestCents, percent: percentBelow(lowestCents, cents) };
  }
  const listCents = toCents(price.listPrice?.price ?? 0);
  if (listCents <= cents) return null;
  if (notice === "rrp") return { kind: "recommended", cents: listCents };
  // A list price that does not say what it is must not be shown.
  return notice === "unit_price" ? { kind: "separately", cents: listCents } : null;
}

function percentBelow(beforeCents: number, cents: number): number {
  return Math.round(((beforeCents - cents) / beforeCents) * 100);
}

function perUnit({ referencePrice }: ShownPrice): PriceData["perUnit"] {
  if (!referencePrice) return null;
  return {
    cents: toCents(referencePrice.price),
    amount: referencePrice.referenceUnit,
    unit: referencePrice.unitName,
  };
}
