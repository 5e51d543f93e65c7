import type { Cart, LineItemInput, Order } from "@hearth/contract";
import type { CartMessage } from "../cart/public.ts";

/** One product of an order, all its lines together. */
type Wish = { productId: string; name: string; quantity: number };

export function wishesOf({ lineItems }: Pick<Order, "lineItems">): Wish[] {
  const wishes = new Map<string, Wish>();
  for (const { type, productId, label, quantity } of lineItems ?? []) {
    if (type !== "product" || productId === null) continue;
    const known = wishes.get(productId);
    wishes.set(productId, { productId, name: label, quantity: quantity + (known?.quantity ?? 0) });
  }
  return [...wishes.values()];
}

/** The lines as the shop's own buttons would add them: the product's id is the line's. */
export function linesToAdd(wishes: readonly Wish[]): LineItemInput[] {
  return wishes.map(({ productId, name, quantity }) => ({
    type: "product",
    id: productId,
    referencedId: productId,
    quantity,
    payload: { name, hearthCartSource: "Shop", hearthCartReferenceId: "0" },
  }));
}

type Counted = Pick<Cart, "lineItems">;

/** What came of it: the cart before and after are compared, so that whatever the shop left out or cut is named. */
export function reorderReport(wishes: readonly Wish[], before: Counted, after: Counted): CartMessage[] {
  const outcomes = wishes.map((wish) => ({ ...wish, added: pieces(after, wish) - pieces(before, wish) }));
  const missing = outcomes.filter(({ added }) => added <= 0);
  const cut = outcomes.filter(({ added, quantity }) => added > 0 && added < quantity);
  return [
    { key: missing.length < outcomes.length ? "cart.said.reordered" : "cart.failed.reorder" },
    ...missing.map<CartMessage>(({ name }) => ({ key: "cart.failed.reorder-gone", values: { name } })),
    ...cut.map<CartMessage>(({ name, quantity, added }) => ({
      key: "cart.failed.reorder-less",
      values: { name, wanted: quantity, added },
    })),
  ];
}

function pieces({ lineItems }: Counted, { productId }: Wish): number {
  return lineItems
    .filter(({ type, referencedId }) => type === "product" && referencedId === productId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
