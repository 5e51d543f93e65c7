import type { CartInput } from "../src/cart/cart-input.ts";

/** Leaves out one thing after another as long as the cart still differs. */
export function shrinkCart(cart: CartInput, differs: (cart: CartInput) => boolean): CartInput {
  const smaller = listSmaller(cart).find(differs);
  return smaller ? shrinkCart(smaller, differs) : cart;
}

function listSmaller(cart: CartInput): CartInput[] {
  const { lines, promotions, shipping } = cart;
  return [
    ...without(lines).map((each) => ({ ...cart, lines: each })),
    ...without(promotions).map((each) => ({ ...cart, promotions: each })),
    ...promotions.flatMap((promotion, at) =>
      without(promotion.discounts).map((discounts) => ({
        ...cart,
        promotions: promotions.with(at, { ...promotion, discounts }),
      })),
    ),
    ...without(shipping.tariffs)
      .filter((tariffs) => tariffs.length > 0)
      .map((tariffs) => ({ ...cart, shipping: { ...shipping, tariffs } })),
    ...without(shipping.zones).map((zones) => ({ ...cart, shipping: { ...shipping, zones } })),
    ...without(shipping.methods).map((methods) => ({ ...cart, shipping: { ...shipping, methods } })),
    ...lines
      .map(({ quantity }, at) => ({ quantity, at }))
      .filter(({ quantity }) => quantity > 1)
      .map(({ quantity, at }) => ({
        ...cart,
        lines: lines.with(at, { ...lines[at]!, quantity: Math.floor(quantity / 2) }),
      })),
  ];
}

function without<Item>(items: readonly Item[]): Item[][] {
  return items.map((_, left) => items.filter((_item, at) => at !== left));
}
