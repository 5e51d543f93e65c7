import { isSeal, type KeyRing, seal } from "../secrets/index.ts";

/** In which the storefront tells the shop API whose prices a page shows that belongs to nobody alone. */
export const PRICE_VIEW_HEADER = "x-hearth-price-view";

/** How prices are shown to business customers. Consumers have no such view. */
export type PriceView = { groupId: string; show: ShownPrices };

/** net: without tax. with-tax: of customers who buy net and want to see prices with tax. gross: of businesses who buy as everybody does. */
const shownPrices = ["net", "with-tax", "gross"] as const;
export type ShownPrices = (typeof shownPrices)[number];

/** One spelling, so that it can be part of a cache's key. */
export function priceViewName({ groupId, show }: PriceView): string {
  return `${groupId}.${show}`;
}

/** `name.mark`: who holds it may see these prices. What is paid never depends on it. */
export function sealPriceView(key: string, view: PriceView): string {
  const name = priceViewName(view);
  return `${name}.${seal([key], textOf(name))}`;
}

/** Null: not sealed by one of the keys. */
export function openPriceView(keys: KeyRing, sealed: string): PriceView | null {
  const [, name = "", groupId = "", shown = "", given = ""] =
    /^(([0-9a-f]{32})\.([a-z-]+))\.([\w-]{43})$/.exec(sealed) ?? [];
  const show = shownPrices.find((known) => known === shown);
  return show !== undefined && isSeal(keys, textOf(name), given) ? { groupId, show } : null;
}

function textOf(name: string): string {
  return `price-view ${name}`;
}
