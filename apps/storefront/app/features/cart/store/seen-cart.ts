import { cartStore } from "./cart-store.ts";
import { hasSideCart, isSideCartOpen } from "./side-cart-dialog.ts";

/** Whether an answer could be shown on this page: it is the cart page, or has a drawer. */
export function canShowCart(): boolean {
  return cartStore.getState().page !== null || hasSideCart();
}

/** Whether the buyer looks at the cart. */
export function isCartSeen(): boolean {
  return cartStore.getState().page !== null || isSideCartOpen();
}
