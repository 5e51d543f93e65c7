import type { Cart, LineItemInput, Order } from "@hearth/contract";
import type { CartMessage } from "../../cart/public.ts";

/** One product of an order, all its lines together. */
interface OrderedPieces {
  productId: string;
  name: string;
  quantity: number;
}

export function orderedPieces({ lineItems }: Pick<Order, "lineItems">): OrderedPieces[] {
  const ordered = new Map<string, OrderedPieces>();
  for (const { type, productId, label, quantity } of lineItems ?? []) {
    if (type !== "product" || productId === null) continue;
    const known = ordered.get(productId);
    ordered.set(productId, { productId, name: label, quantity: quantity + (known?.quantity ?? 0) });
  }
  return [...ordered.values()];
}

/** The lines as the shop's own buttons would add them: the product's id is the line's. */
export function linesToAdd(ordered: readonly OrderedPieces[]): LineItemInput[] {
  return ordered.map(({ productId, name, quantity }) => ({
    type: "product",
    id: productId,
    referencedId: productId,
    quantity,
    payload: { name, hearthCartSource: "Shop", hearthCartReferenceId: "0" },
  }));
}

type Counted = Pick<Cart, "lineItems">;

/** What came of it: the cart before and after are compared, so that whatever the shop left out or cut is named. */
export function reorderReport(
  ordered: readonly OrderedPieces[],
  before: Counted,
  after: Counted,
): CartMessage[] {
  const outcomes = ordered.map((product) => ({
    ...product,
    added: pieces(after, product) - pieces(before, product),
  }));
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

function pieces({ lineItems }: Counted, { productId }: OrderedPieces): number {
  return lineItems
    .filter(({ type, referencedId }) => type === "product" && referencedId === productId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
