import type { CalculatedPrice, CheapestPrice } from "@hearth/contract";
import { toCents } from "@hearth/rules";

/** A price as it is shown, in whole cents. Shared pages always show the consumer's gross price. */
export type PriceData = {
  cents: number;
  /** Some variant costs more. */
  isFrom: boolean;
  /** What the price is compared with, and what that number means by law. */
  comparison: { kind: "recommended" | "lowest-30-days"; cents: number } | null;
  perUnit: { cents: number; amount: number; unit: string } | null;
};

type ShownPrice = Pick<CalculatedPrice, "unitPrice" | "listPrice" | "referencePrice" | "regulationPrice">;

export type PricedProduct = {
  calculatedPrice: ShownPrice;
  calculatedCheapestPrice?: (ShownPrice & Pick<CheapestPrice, "hasRange">) | null;
};

export const priceIncludes = {
  calculated_price: ["unitPrice", "quantity", "listPrice", "referencePrice", "regulationPrice"],
  calculated_cheapest_price: ["unitPrice", "hasRange", "listPrice", "referencePrice", "regulationPrice"],
  cart_list_price: ["price"],
  cart_price_reference: ["price", "referenceUnit", "unitName"],
  cart_regulation_price: ["price"],
};

export function priceData(product: PricedProduct): PriceData {
  const cheapest = product.calculatedCheapestPrice;
  const isFrom = cheapest?.hasRange === true;
  const price = isFrom ? cheapest : product.calculatedPrice;
  const cents = toCents(price.unitPrice);
  return { cents, isFrom, comparison: comparison(price, cents), perUnit: perUnit(price) };
}

/** A percentage may rest on the lowest price of 30 days only, so none is shown beside a recommended price. */
function comparison(price: ShownPrice, cents: number): PriceData["comparison"] {
  const lowestCents = toCents(price.regulationPrice?.price ?? 0);
  if (lowestCents > cents) return { kind: "lowest-30-days", cents: lowestCents };
  const listCents = toCents(price.listPrice?.price ?? 0);
  return listCents > cents ? { kind: "recommended", cents: listCents } : null;
}

function perUnit({ referencePrice }: ShownPrice): PriceData["perUnit"] {
  if (!referencePrice) return null;
  return {
    cents: toCents(referencePrice.price),
    amount: referencePrice.referenceUnit,
    unit: referencePrice.unitName,
  };
}
