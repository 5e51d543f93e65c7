import { sideCartId } from "./side-cart-id.ts";

/** The drawer of this page. It may not run yet: the browser opens it all the same, and it begins to run when it is open. */
function sideCart(): HTMLDialogElement | null {
  const element = document.getElementById(sideCartId);
  return element instanceof HTMLDialogElement ? element : null;
}

/** The checkout has none. */
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
