import { cartLimit } from "@hearth/contract/limits";

/** Where lines come from that were put in on a page of the shop. */
export const SHOP_SOURCE = "Shop";
export const NO_REFERENCE = "0";

/** Names of sources and references: they become part of a line's id, which may have 100 characters. */
const plainName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,29}$/;

export function isPlainName(text: string): boolean {
  return plainName.test(text);
}

/** The product's id for the shop itself; lines of a configuration stay apart from it and from each other. */
export function lineId(productId: string, source: string, reference: string): string {
  const isOwn = source === SHOP_SOURCE && reference === NO_REFERENCE;
  return isOwn ? productId : `${productId}-${source}-${reference}`;
}

export function isLineId(text: string): boolean {
  return text !== "" && text.length <= cartLimit.idLength;
}
