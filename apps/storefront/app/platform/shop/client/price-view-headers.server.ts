import { PRICE_VIEW_HEADER, type PriceView, sealDay, sealPriceView } from "@hearth/service/price-view";

/** Beyond midnight, and clocks that differ. */
const DAYS = 1;

/** Tells the shop API whose prices a shared page shows, under seal: prices of a group are not for everybody. */
export function priceViewHeaders(
  serviceKey: string,
  prices: PriceView | null | undefined,
): Record<string, string> {
  return prices ? { [PRICE_VIEW_HEADER]: sealPriceView(serviceKey, prices, sealDay(DAYS)) } : {};
}
