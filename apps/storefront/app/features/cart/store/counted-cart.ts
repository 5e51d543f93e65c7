import { readStored, writeStored } from "../../../platform/browser/stored-value.ts";
import { cartStore } from "./cart-store.ts";
import { readStoredCart, STORED_CART_KEY } from "./stored-cart.ts";
import type { StoredCart } from "./stored-cart.ts";

/** What is in the cart now: for the badge of this page, the next pages and other tabs. Without storage it still counts here. */
export function rememberCart({ count, version }: StoredCart): void {
  const counted = { count, version };
  writeStored(STORED_CART_KEY, JSON.stringify(counted));
  cartStore.setState({ counted });
}

/** What was in the cart when anybody in this browser last looked. */
export function recallCart(): void {
  cartStore.setState({ counted: readStoredCart(readStored(STORED_CART_KEY)) });
}
