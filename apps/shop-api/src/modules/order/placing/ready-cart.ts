import { type Cart, failure } from "@hearth/contract";
import type { CurrentCart } from "../../cart/index.ts";

/** A cart whose goods are all gone is not empty: its errors say what became of them. */
export function isEmpty({ cart: { result } }: CurrentCart, { errors }: Cart): boolean {
  return result.lines.length === 0 && !Object.values(errors).some(({ block }) => block);
}

/** Throws the reason why the cart cannot be ordered as it is. */
export function readyAddresses(used: CurrentCart, cart: Cart, hash: string | undefined) {
  if (isEmpty(used, cart)) throw failure(400, "CHECKOUT__CART_EMPTY", { detail: "Cart is empty." });
  if (used.cart.payment.outcome !== "kept")
    throw failure(400, "CHECKOUT__UNKNOWN_PAYMENT_METHOD", {
      detail: "The payment method is not available.",
    });
  const blocking = Object.values(cart.errors).filter(({ block }) => block);
  const { billing, shipping } = used.cart.addresses ?? {};
  if (blocking.length > 0 || !billing) throw cartInvalid(blocking.map(({ messageKey }) => messageKey));
  if (hash !== undefined && hash !== cart.extensions?.hearthCheckout?.hash)
    throw failure(409, "CHECKOUT__CART_HASH_MISMATCH", { detail: "The cart is not as it was shown." });
  return { billing, shipping: shipping ?? billing };
}

function cartInvalid(errors: readonly string[]) {
  return failure(400, "CHECKOUT__CART_INVALID", {
    detail: `The cart is invalid, got ${errors.length} error(s).`,
    parameters: { errors },
  });
}
