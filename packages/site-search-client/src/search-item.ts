import type { ListPriceKind, WireItem } from "./wire-answer.ts";

export interface SearchItem {
  foreignKey: string;
  /** Product number. */
  referenceId: string;
  url: { pathname: string };
  title: string;
  description: string;
  /** Euro, including tax. */
  price: number;
  /** The price is the lowest of several variants. */
  isPriceFrom: boolean;
  isAvailable: boolean;
  manufacturerName: string | null;
  deliveryTime: string | null;
  imageUrl: string | null;
  listPrice: number | null;
  listPriceKind: ListPriceKind | null;
  /** Price of `referenceUnit` × `referencePriceUnit`. */
  referencePrice: number | null;
  referenceUnit: number | null;
  referencePriceUnit: string | null;
  purchaseUnit: number | null;
  purchaseUnitName: string | null;
  enevClass1: string | null;
  enevColorCode1: string | null;
  enevSpectrumFrom1: string | null;
  enevSpectrumTo1: string | null;
}

export function searchItem(item: WireItem): SearchItem {
  return {
    foreignKey: item.foreign_key,
    referenceId: item.id,
    url: pathOf(item.link),
    title: item.title,
    description: item.description,
    price: item.price,
    isPriceFrom: item.price_from ?? false,
    isAvailable: item.availability === "in stock",
    manufacturerName: item.brand,
    deliveryTime: item.delivery_time ?? null,
    imageUrl: item.image_link,
    listPrice: item.list_price ?? null,
    listPriceKind: item.list_price_kind ?? null,
    referencePrice: item.referenceprice ?? null,
    referenceUnit: item.referenceunit ?? null,
    referencePriceUnit: item.referenceunitname ?? null,
    purchaseUnit: item.purchaseunit ?? null,
    purchaseUnitName: item.purchaseunitname ?? null,
    enevClass1: item.enevclass1 ?? null,
    enevColorCode1: item.enevcolorcode1 ?? null,
    enevSpectrumFrom1: item.enevspectrumfrom1 ?? null,
    enevSpectrumTo1: item.enevspectrumto1 ?? null,
  };
}

/** Links may carry an origin; a page of the shop only wants the path. */
export function pathOf(link: string): { pathname: string } {
  return { pathname: new URL(link, "https://shop.invalid").pathname };
}
