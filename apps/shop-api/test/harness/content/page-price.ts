import type { Product } from "@hearth/contract";

/** What the product page says one piece costs when this many are bought. Its tiers name their upper bound, the last its lower one. */
export function pagePrice({ calculatedPrice, calculatedPrices }: Product, quantity: number): number {
  const tier = calculatedPrices.find((each) => quantity <= each.quantity) ?? calculatedPrices.at(-1);
  return (tier ?? calculatedPrice).unitPrice;
}

/** Quantities at which a price may change, with their neighbours. */
export function tierBorders({ calculatedPrices, minPurchase }: Product): number[] {
  const borders = [minPurchase ?? 1, ...calculatedPrices.map((tier) => tier.quantity)];
  const around = borders.flatMap((border) => [border - 1, border, border + 1]);
  return [...new Set(around)].filter((quantity) => quantity > 0);
}
