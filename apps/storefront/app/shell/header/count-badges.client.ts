import { storedCount, wishlistKey } from "./stored-count.ts";

/** Writes the number of wishes into the header. The cart counts for itself: features/cart/cart-badge.client.ts. */
export function installCountBadges(window: Window): void {
  showWishlist(window);
  // Another tab may change the list.
  window.addEventListener("storage", ({ key }) => {
    if (key === wishlistKey || key === null) showWishlist(window);
  });
}

function showWishlist(window: Window): void {
  const count = storedCount(readStored(window));
  for (const badge of window.document.querySelectorAll<HTMLElement>('[data-count="wishlist"]')) {
    badge.textContent = count > 0 ? String(count) : "";
    badge.hidden = count === 0;
  }
}

/** Browsers may refuse storage altogether: even to name it throws. */
function readStored(window: Window): string | null {
  try {
    return window.localStorage.getItem(wishlistKey);
  } catch {
    return null;
  }
}
