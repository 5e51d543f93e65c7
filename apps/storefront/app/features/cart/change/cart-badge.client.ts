import { badgeText, readStoredCart, storedCartKey } from "./stored-cart.ts";
import type { StoredCart } from "./stored-cart.ts";

/** Writes the number of pieces into the header: at once from what the browser keeps, then with every answer, here or in another tab. */
export function installCartBadge(window: Window, onOtherTab: () => void): void {
  show(window);
  window.addEventListener("storage", ({ key, oldValue, newValue }) => {
    if (key !== storedCartKey && key !== null) return;
    show(window);
    if (readStoredCart(oldValue)?.version !== readStoredCart(newValue)?.version) onOtherTab();
  });
}

/** Without storage the badge still counts on this page. */
export function keepCart(window: Window, cart: StoredCart): void {
  try {
    window.localStorage.setItem(storedCartKey, JSON.stringify(cart));
  } catch {
    // Nothing but the number on the next page depends on it.
  }
  write(window.document, cart);
}

function show(window: Window): void {
  try {
    write(window.document, readStoredCart(window.localStorage.getItem(storedCartKey)));
  } catch {
    // Even to name the storage may be refused.
  }
}

function write(page: Document, cart: StoredCart | null): void {
  const text = badgeText(cart);
  for (const badge of page.querySelectorAll<HTMLElement>('[data-count="cart"]')) {
    badge.textContent = text;
    badge.hidden = text === null;
  }
}
