import { useEffect } from "react";
import { island } from "../../../islands/island.tsx";
import { rememberCart } from "../store/counted-cart.ts";
import type { StoredCart } from "../store/stored-cart.ts";

/** A page that knows what is in the cart tells the badge of the next one: without a script, or by an order, a cart changes unheard. */
export const CartSeen = island(
  { name: "cart-seen", when: "idle" },
  function CartSeen({ count, version }: StoredCart) {
    useEffect(() => rememberCart({ count, version }), [count, version]);
    return null;
  },
);
