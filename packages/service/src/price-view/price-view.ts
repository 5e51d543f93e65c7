import { isSeal, type KeyRing, seal } from "../secrets/index.ts";

/** In which the storefront tells the shop API whose prices a page shows that belongs to nobody alone. */
export const PRICE_VIEW_HEADER = "x-hearth-price-view";

/** How prices are shown to business customers. Consumers have no such view. */
export interface PriceView {
  groupId: string;
  show: ShownPrices;
}

/** net: without tax. with-tax: of customers who buy net and want to see prices with tax. gross: of businesses who buy as everybody does. */
const shownPrices = ["net", "with-tax", "gross"] as const;
export type ShownPrices = (typeof shownPrices)[number];

/** One spelling, so that it can be part of a cache's key. */
export function priceViewName({ groupId, show }: PriceView): string {
  return `${groupId}.${show}`;
}

/** A view as it was sealed. The day is no part of any cache's key. */
export type OpenedPriceView = PriceView & {
  /** Counted from 1970. */
  lastDay: number;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day it is, counted from 1970; so many days later. */
export function sealDay(daysLater = 0): number {
  return Math.floor(Date.now() / DAY_MS) + daysLater;
}

/** `name.day.mark`: who holds it may see these prices until that day is over. What is paid never depends on it. */
export function sealPriceView(key: string, view: PriceView, lastDay: number): string {
  const text = `${priceViewName(view)}.${lastDay}`;
  return `${text}.${seal([key], textOf(text))}`;
}

/** Null: not sealed by one of the keys, or over. */
export function openPriceView(keys: KeyRing, sealed: string): OpenedPriceView | null {
  const [, text = "", groupId = "", shown = "", day = "", given = ""] =
    /^(([0-9a-f]{32})\.([a-z-]+)\.(\d{1,6}))\.([\w-]{43})$/.exec(sealed) ?? [];
  const show = shownPrices.find((known) => known === shown);
  const lastDay = Number(day);
  if (show === undefined || !isSeal(keys, textOf(text), given) || lastDay < sealDay()) return null;
  return { groupId, show, lastDay };
}

function textOf(text: string): string {
  return `price-view ${text}`;
}
