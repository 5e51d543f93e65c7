import { cartStore } from "./cart-store.ts";
import { SIDE_CART_ID } from "./side-cart-id.ts";

/** The drawer of this page; none where the page itself is the cart. It may not run yet: the browser opens it all the same, and it begins to run when it is open. */
function sideCart(): HTMLDialogElement | null {
  if (cartStore.getState().page !== null) return null;
  const element = document.getElementById(SIDE_CART_ID);
  return element instanceof HTMLDialogElement ? element : null;
}

/** Cart and checkout have none. */
export function hasSideCart(): boolean {
  return sideCart() !== null;
}

export function isSideCartOpen(): boolean {
  return sideCart()?.open ?? false;
}

export function openSideCart(): void {
  const dialog = sideCart();
  if (dialog && !dialog.open) dialog.showModal();
}

/** Soon it will be opened: it loads what it needs while the shop answers. */
export function prepareSideCart(): void {
  const part = sideCart()?.closest<HTMLElement & { wake?: () => void }>("hearth-island");
  part?.wake?.();
}
