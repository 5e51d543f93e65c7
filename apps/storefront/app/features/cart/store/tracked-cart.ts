import { report } from "../../tracking/public-islands.ts";
import type { TrackedItem } from "../../tracking/public-islands.ts";
import type { CartData, CartLineData } from "../read/cart-data.ts";
import { linesOf, trackedItem, trackedItems } from "../read/tracked-items.ts";
import type { CartChange } from "./cart-change.ts";

/** Tells what a change put in or took out. `before` is null where nobody knew what lay in the cart. */
export function reportChange(change: CartChange, before: CartData | null, after: CartData): void {
  const basket = trackedItems(after);
  const added = before === null ? putIn(change, after) : grown(change, before, after);
  const removed = before === null ? [] : grown(change, after, before);
  if (added.length > 0) report({ kind: "add", items: added, basket });
  if (removed.length > 0) report({ kind: "remove", items: removed, basket });
}

/** Lines of which `after` has more, each with the pieces that make the difference. What other tabs did is theirs to tell. */
function grown(change: CartChange, before: CartData, after: CartData): TrackedItem[] {
  const products = productsOf(change);
  const known = new Map(linesOf(before).map(({ id, quantity }) => [id, quantity]));
  return linesOf(after)
    .filter(({ id, productId }) => id === change.line || products.includes(productId ?? ""))
    .map((line) => itemOf(line, line.quantity - (known.get(line.id) ?? 0)))
    .filter(({ quantity }) => quantity > 0);
}

/** What the form says was put in, as far as it is there. */
function putIn(change: CartChange, after: CartData): TrackedItem[] {
  if (change.intent !== "add" && change.intent !== "restore") return [];
  const quantities = valuesOf(change, "quantity").map(Number);
  return productsOf(change).flatMap((product, at) => {
    const line = linesOf(after).find(({ productId }) => productId === product);
    return line ? [itemOf(line, Math.min(quantities[at] || 1, line.quantity))] : [];
  });
}

const productsOf = (change: CartChange) => valuesOf(change, "productId");

function valuesOf({ fields }: CartChange, wanted: string): string[] {
  return fields.filter(([name]) => name === wanted).map(([, value]) => value);
}

const itemOf = (line: CartLineData, quantity: number) =>
  trackedItem({ ...line, priceCents: line.price.cents }, quantity);
