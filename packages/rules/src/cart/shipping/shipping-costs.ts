import type { ShippingRate, ShippingTariff } from "../shipping-rules.ts";

export function rateFor(tariff: ShippingTariff | undefined, zone: string): ShippingRate | undefined {
  return tariff?.rates.find((rate) => rate.zone === zone);
}

/** What sending goods of this weight costs, before discounts. */
export function shippingCosts(rate: ShippingRate, goodsCents: number, weightGrams: number): number {
  if (rate.freeFromCents !== null && goodsCents >= rate.freeFromCents) return 0;
  const step = rate.steps.findLast(({ fromGrams }) => fromGrams <= weightGrams) ?? rate.steps[0];
  return step?.cents ?? 0;
}
