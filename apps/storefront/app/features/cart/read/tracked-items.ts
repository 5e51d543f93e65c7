import type { TrackedItem } from "../../tracking/public-islands.ts";
import type { CartData, CartLineData } from "./cart-data.ts";

type TrackedLine = Pick<CartLineData, "id" | "productId" | "name" | "manufacturer" | "category"> & {
  priceCents: number;
};

/** The goods of a cart as those who measure get to know them. */
export function trackedItems(cart: Pick<CartData, "groups">): TrackedItem[] {
  return linesOf(cart).map((line) => trackedItem({ ...line, priceCents: line.price.cents }, line.quantity));
}

export function trackedItem(line: TrackedLine, quantity: number): TrackedItem {
  const { id, productId, name, priceCents: cents, manufacturer: brand, category } = line;
  return { id: productId ?? id, name, cents, brand, category, quantity };
}

export function linesOf({ groups }: Pick<CartData, "groups">): CartLineData[] {
  return groups.flatMap(({ lines }) => lines);
}
